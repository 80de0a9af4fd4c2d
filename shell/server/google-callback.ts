import { type Edition, GOOGLE_SIGN_IN, type Locale, localeOfState } from '@ecocircle/shared-contracts';

/**
 * Whether a path is where Google leads back to. The query of that page holds a code for an account: it is for the
 * browser alone, and neither rendered, kept, nor logged.
 *
 * @param path - without the locale prefix
 */
export const isGoogleCallback = (path: string): boolean =>
  path.replace(/\/+$/, '') === GOOGLE_SIGN_IN.callback;

export const localeOfComeback = (search: string, edition: Edition): Locale | null =>
  localeOfState(new URLSearchParams(search).get('state') ?? '', edition);
