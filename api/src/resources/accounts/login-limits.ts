/**
 * How often one address may ask what tells whether an e-mail has an account, as a forgotten password and a sign-up do:
 * a few times, which is enough for a person who mistypes and not for whoever collects e-mails.
 */
export const strictLimit = (loginsPerMinute: number) => ({
  max: Math.ceil(loginsPerMinute / 6),
  timeWindow: '10 minutes',
});

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How failed attempts to sign in slow down the next one. */
export interface FailureLimit {
  /** So many failures cost nothing: people mistype. */
  readonly free: number;
  /** Failures are forgotten when there has been none for so long. */
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
/** Nobody is locked out for longer, whoever tries. */
const LONGEST_DELAY_MS = 15 * MINUTE_MS;

/** How long nobody may try after so many failures: two seconds, then twice as long each time. */
export function delayAfter(failures: number, { free }: FailureLimit): number {
  if (failures <= free) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - free - 1));
}
