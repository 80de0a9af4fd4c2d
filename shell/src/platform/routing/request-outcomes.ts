/** How a form that was sent without scripts ended; the API leads to `/request-result/` and one of these. */
export const REQUEST_OUTCOMES = [
  'sent',
  'subscribed',
  'already-subscribed',
  'alert-asked',
  'failed',
  'invalid',
  'too-many',
] as const;

export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];
