import {
  type ApiService,
  toWithdrawal,
  type Withdrawal,
  WithdrawalListSchema,
} from '@ecocircle/shared-contracts';
import { parse } from 'valibot';

/** How many withdrawals a page of the history holds. */
export const PAGE_SIZE = 20;

/** One page of the person's withdrawals, newest first, and how many there are in all. */
export interface WithdrawalPage {
  readonly withdrawals: readonly Withdrawal[];
  readonly total: number;
}

/** Asks for one page of the person's withdrawals. */
export async function fetchWithdrawals(
  api: Pick<ApiService, 'authenticated'>,
  page: number,
  signal: AbortSignal,
): Promise<WithdrawalPage> {
  const answer = await api.authenticated({
    path: '/api/web/v1/balance/withdrawal/',
    query: { page, page_size: PAGE_SIZE },
    signal,
  });
  const { data, meta } = parse(WithdrawalListSchema, answer);
  return { withdrawals: data.map(toWithdrawal), total: meta.total };
}
