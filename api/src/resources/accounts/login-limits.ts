/**
 * How often one address may send requests whose answer reveals whether an e-mail has an account (forgotten password,
 * sign-up): enough for a person who mistypes, too few for collecting e-mails.
 */
export const strictLimit = (loginsPerMinute: number) => ({
  max: Math.ceil(loginsPerMinute / 6),
  timeWindow: '10 minutes',
});

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How failed attempts to sign in slow down the next one. */
export interface FailureLimit {
  /** The number of failures without a delay: people mistype. */
  readonly free: number;
  /** Failures are reset after this time without one. */
  readonly forgetAfterMs: number;
}

/** For an account, and for an account from an address that has signed in to it before. */
export const ACCOUNT_LIMIT: FailureLimit = { free: 5, forgetAfterMs: 24 * 60 * MINUTE_MS };

/** For an address, which a whole office may share. */
export const addressLimit = (loginsPerMinute: number): FailureLimit => ({
  free: Math.ceil(loginsPerMinute / 3),
  forgetAfterMs: 60 * MINUTE_MS,
});

const FIRST_DELAY_MS = 2 * SECOND_MS;
/** The longest lock. */
const LONGEST_DELAY_MS = 15 * MINUTE_MS;

/** The lock after a number of failures: two seconds, then twice as long each time. */
export function delayAfter(failures: number, { free }: FailureLimit): number {
  if (failures <= free) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - free - 1));
}
