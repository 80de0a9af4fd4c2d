const LONGEST_MS = 6 * 3_600_000;

/**
 * How long to wait after an attempt has failed: twice as long as after the one before, up to six hours, and by up to
 * half shorter at random, so that a thousand mails are not retried in the same second.
 *
 * @param attempts - attempts so far, the failed one included
 */
export function retryDelay(attempts: number, baseMs: number, random = Math.random): number {
  const longest = Math.min(LONGEST_MS, baseMs * 2 ** (attempts - 1));
  return Math.round(longest * (1 - random() / 2));
}
