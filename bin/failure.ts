/** A problem that keeps the portal from running and that a person can fix; the message says what and how. */
export class Failure extends Error {}
