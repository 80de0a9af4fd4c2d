import type { Locale } from '@ecocircle/shared-contracts';
import { KEEP_LOCALE_COOKIE, LOCALE_COOKIE } from '../cookies/cookie-names.ts';
import { ONE_YEAR, writeCookie } from '../cookies/write-cookie.ts';

/** The language that a visitor wants, and whether every page is wanted in it, whatever a link says. */
export interface LocalePreference {
  readonly code: Locale;
  readonly keepPreferredLocale: boolean;
}

export const writePreferredLocale = (code: Locale): void => writeCookie(LOCALE_COOKIE, code, ONE_YEAR);

export function writeLocalePreference({ code, keepPreferredLocale }: LocalePreference): void {
  writePreferredLocale(code);
  writeCookie(KEEP_LOCALE_COOKIE, keepPreferredLocale ? '1' : '', keepPreferredLocale ? ONE_YEAR : 0);
}
