import { Answer } from '../api/answer.ts';

/** Points that were taken from a balance, or given to it. `amount` is positive; `createdAt` is an ISO 8601 moment in UTC. */
export interface Withdrawal {
  readonly id: string;
  /** Whole points. */
  readonly amount: number;
  /** Whether the points were given, not taken. */
  readonly isCredit: boolean;
  /** Whole points that were there afterwards. */
  readonly balanceAfter: number;
  /** What for, as the staff wrote it; may be empty. */
  readonly comment: string;
  readonly createdAt: string;
}

/** Reads a withdrawal as the server sends it. */
export function toWithdrawal(answer: unknown): Withdrawal {
  const withdrawal = Answer.of(answer);
  const fields = withdrawal.object('attributes');
  return {
    id: withdrawal.text('id'),
    amount: fields.figure('amount'),
    isCredit: fields.flag('is_credit'),
    balanceAfter: fields.figure('balance_after'),
    comment: fields.text('comment'),
    createdAt: fields.text('created_at'),
  };
}
