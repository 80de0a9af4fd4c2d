/** Loads the rules of an organisation's page, with their library. */
export const loadRules = async () =>
  (await import(/* webpackChunkName: "organization-rules" */ './rules.ts')).check;
