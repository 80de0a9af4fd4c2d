/** The most points that one change of a balance moves, and the longest comment on it, in characters. */
export const BALANCE_LIMITS = { amount: 999_999_999, comment: 200 } as const;

/**
 * What a change does to a balance: points are taken from it, or given to it.
 *
 * @example
 * const kind: BalanceChangeKind = 'withdrawal';
 */
export type BalanceChangeKind = (typeof BALANCE_CHANGE_KINDS)[number];

/** The kinds of {@link BalanceChangeKind}. */
export const BALANCE_CHANGE_KINDS = ['withdrawal', 'credit'] as const;

/**
 * Reads a typed amount: a whole number of points above zero. Undefined for everything else, a fraction and a sign
 * among it.
 *
 * @example
 * readPoints('250'); // 250
 * readPoints('2,5'); // undefined
 */
export function readPoints(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
