/** What can have become of a link that was sent by mail and works once. */
export const LINK_STATES = ['valid', 'used', 'expired', 'unknown'] as const;

/** The state of a mailed link. */
export type LinkState = (typeof LINK_STATES)[number];

/** The longest token of a mailed link, in characters. */
export const LINK_TOKEN_LIMIT = 200;

/**
 * The state of a link that a refusal's code tells; null for any other code. A link that no longer works is answered with
 * 410 and the code `link-used` or `link-expired`, one that never did with 404 and `link-unknown`.
 */
export function linkStateOf(code: string | undefined): Exclude<LinkState, 'valid'> | null {
  const state = LINK_STATES.find((known) => code === `link-${known}`);
  return state === undefined || state === 'valid' ? null : state;
}
