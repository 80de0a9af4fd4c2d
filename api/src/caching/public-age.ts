/**
 * How long browsers keep an answer about points and events, in seconds. With the half after which every instance notices
 * a change, what was changed is seen within two, also by who looked a moment before.
 */
export const PUBLIC_AGE_SECONDS = 1;

/** The cache control of such an answer. */
export const PUBLIC_AGE = `public, max-age=${PUBLIC_AGE_SECONDS}`;
