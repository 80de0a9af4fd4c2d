const MINUTE_MS = 60_000;

/** The minute of a moment since 1970. */
export const toMinute = (moment: Date): number => Math.floor(moment.valueOf() / MINUTE_MS);
