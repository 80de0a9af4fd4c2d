import { type PageOf, readPage, toWithdrawal, type Withdrawal } from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../../cabinet/index.ts';

/** How many withdrawals a page of the history holds. */
export const PAGE_SIZE = 20;

/** Asks for one page of the person's withdrawals, newest first. */
export async function fetchWithdrawals(
  api: CabinetApi,
  page: number,
  signal: AbortSignal,
): Promise<PageOf<Withdrawal>> {
  const path = '/api/web/v1/balance/withdrawal/';
  const query = { page, page_size: PAGE_SIZE };
  return readPage(await api.authenticated({ path, query, signal }), toWithdrawal);
}
