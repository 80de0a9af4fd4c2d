import * as v from 'valibot';

/**
 * Schema of {@link ServerWithdrawal}: one of `data` in the answer of `GET /api/web/v1/balance/withdrawal/`, newest
 * first, with `meta` of `total`, `page` and `page_size`.
 *
 * @example
 * const { data, meta } = v.parse(WithdrawalListSchema, answer);
 */
export const ServerWithdrawalSchema = v.object({
  id: v.string(),
  attributes: v.object({
    amount: v.number(),
    balance_after: v.number(),
    comment: v.string(),
    created_at: v.string(),
  }),
});

/**
 * A withdrawal as the server sends it.
 *
 * @example
 * const { amount } = (row satisfies ServerWithdrawal).attributes;
 */
export type ServerWithdrawal = v.InferOutput<typeof ServerWithdrawalSchema>;

/**
 * Schema of a page of withdrawals.
 *
 * @example
 * v.parse(WithdrawalListSchema, await services.api.authenticated({ path: '/api/web/v1/balance/withdrawal/' }));
 */
export const WithdrawalListSchema = v.object({
  data: v.array(ServerWithdrawalSchema),
  meta: v.object({ total: v.number(), page: v.number(), page_size: v.number() }),
});

/**
 * Points that were taken from a balance. `amount` is positive; `createdAt` is an ISO 8601 moment in UTC.
 *
 * @example
 * const withdrawal: Withdrawal = toWithdrawal(row);
 */
export interface Withdrawal {
  readonly id: string;
  /** Whole points. */
  readonly amount: number;
  /** Whole points that were left. */
  readonly balanceAfter: number;
  /** What they were taken for, as the staff wrote it; may be empty. */
  readonly comment: string;
  readonly createdAt: string;
}

/**
 * Maps a withdrawal from the server's shape.
 *
 * @example
 * const { balanceAfter } = toWithdrawal(row);
 */
export const toWithdrawal = ({ id, attributes: a }: ServerWithdrawal): Withdrawal => ({
  id,
  amount: a.amount,
  balanceAfter: a.balance_after,
  comment: a.comment,
  createdAt: a.created_at,
});
