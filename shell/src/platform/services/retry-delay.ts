/** Milliseconds before a read is repeated, unless the server names another time. */
const USUAL_DELAY = 300;
/** Nobody waits longer than this for a second attempt, whatever the server asks for. */
const LONGEST_DELAY = 3000;

/**
 * Milliseconds to wait before a read is repeated, by the Retry-After of the answer that failed.
 *
 * @param retryAfter - seconds or an HTTP date
 */
export function retryDelay(retryAfter: string | null | undefined, now: number): number {
  if (!retryAfter) return USUAL_DELAY;
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(asked) ? USUAL_DELAY : Math.min(Math.max(asked, 0), LONGEST_DELAY);
}
