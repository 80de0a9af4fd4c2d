import type { RecyclingPoint } from './recycling-point.ts';

const ANSWER_WITHIN_MS = 30 * 24 * 3_600_000;

/**
 * When a point was last verified, ISO 8601, where that is to be said: its organisation was asked whether it is still
 * right, and has not answered for 30 days. Null otherwise.
 */
export function unansweredSince(
  { askedAt, verifiedAt, updatedAt }: Pick<RecyclingPoint, 'askedAt' | 'verifiedAt' | 'updatedAt'>,
  now: Date,
): string | null {
  if (askedAt === null || now.valueOf() - Date.parse(askedAt) < ANSWER_WITHIN_MS) return null;
  const verified = verifiedAt ?? updatedAt;
  return verified < askedAt ? verified : null;
}
