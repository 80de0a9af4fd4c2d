/** Something that keeps the portal from running and that a person can put right: the text says what and how. */
export class Failure extends Error {}
