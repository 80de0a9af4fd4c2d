/** Loads the library of recurrences, which only the preview of days by rule needs. */
export const loadRecurrence = () => import('@ecocircle/shared-contracts/recurrence');
