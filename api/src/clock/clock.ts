let aheadMs = 0;

/**
 * The machine's own time, for what must not jump with the portal's: leases of work under way, signed tokens, one-time
 * codes that a phone makes, files.
 */
export const machineTime = (): Date => new Date();

/** The time that the portal's work goes by: that of the machine, unless it was set. */
export const currentTime = (): Date => new Date(Date.now() + aheadMs);

/** Sets the time, which runs on from there; null is the machine's again. For tests and `PORTAL_NOW` alone. */
export function setTime(moment: Date | null): void {
  aheadMs = moment ? moment.valueOf() - Date.now() : 0;
}
