/** Loads the library of recurrences, which only previews need. */
export const loadRecurrence = () => import('@ecocircle/shared-contracts/recurrence');
