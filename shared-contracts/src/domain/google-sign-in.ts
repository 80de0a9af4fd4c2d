import { EDITIONS, type Edition } from '../locales/editions.ts';
import { LOCALE_INFO, type Locale } from '../locales/locales.ts';

/**
 * The addresses of the sign-in with Google: where it starts, where the provider leads back to (one page a host, which
 * is registered there, so without a locale prefix), and where the code is given for a token.
 */
export const GOOGLE_SIGN_IN = {
  start: '/api/web/v1/authing/google/start/',
  callback: '/google-auth',
  exchange: '/api/web/v1/authing/google/',
} as const;

/**
 * The `state` of a sign-in that began on a page in a locale. The provider hands it back, so that the visitor comes back
 * to that language.
 *
 * @param random - what makes the state unguessable
 * @example
 * stateInLocale('es-AR', 'x7Kq'); // 'es-ar.x7Kq'
 */
export const stateInLocale = (locale: Locale, random: string): string =>
  `${LOCALE_INFO[locale].prefix}.${random}`;

/** The locale that a `state` begins with; null where it names none that the edition has. */
export const localeOfState = (state: string, edition: Edition): Locale | null =>
  EDITIONS[edition].locales.find((locale) => state.startsWith(`${LOCALE_INFO[locale].prefix}.`)) ?? null;
