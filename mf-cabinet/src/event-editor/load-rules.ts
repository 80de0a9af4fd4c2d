/** Loads the rules of an event, with their library. */
export const loadRules = async () => (await import('./rules.ts')).check;
