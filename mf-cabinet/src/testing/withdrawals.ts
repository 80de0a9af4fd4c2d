import type { ApiCall, ApiService } from '@ecocircle/shared-contracts';
import type { ServerWithdrawal } from '@ecocircle/shared-contracts/schemas';

/** A withdrawal as the API sends it. */
export const aWithdrawal = (
  id: number,
  facts: Partial<ServerWithdrawal['attributes']> = {},
): ServerWithdrawal => ({
  id: String(id),
  attributes: {
    amount: 50,
    balance_after: 1200,
    comment: `Withdrawal ${id}`,
    created_at: '2026-11-18T09:00:00.000Z',
    is_credit: false,
    ...facts,
  },
});

/** Answers `GET /api/web/v1/balance/withdrawal/` as the API does, and keeps what it was asked. */
export function serveWithdrawals(withdrawals: ServerWithdrawal[]) {
  const calls: ApiCall[] = [];
  const authenticated: ApiService['authenticated'] = async (call) => {
    calls.push(call);
    const page = Number(call.query?.page);
    const page_size = Number(call.query?.page_size);
    const data = withdrawals.slice((page - 1) * page_size, page * page_size);
    return { data, meta: { total: withdrawals.length, page, page_size } };
  };
  return { authenticated, calls };
}
