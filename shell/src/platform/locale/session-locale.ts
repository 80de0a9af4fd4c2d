import type { Locale } from '@ecocircle/shared-contracts';
import { LOCALE_ANSWERED_COOKIE } from '../cookies/locale-cookie.ts';
import { writeCookie } from '../cookies/write-cookie.ts';

const LOCALE_KEY = 'localeCode';
const ANSWERED_KEY = 'localeCodeSetByMessage';

/** Notes the language of the tab's pages. A browser that refuses its storage notes nothing. */
export function noteSessionLocale(locale: Locale): void {
  try {
    sessionStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Nothing else hangs on it.
  }
}

/** Notes that the offer of another language was answered: for the tab, and for the edge, which offers it no more. */
export function noteLanguageAnswer(): void {
  writeCookie(LOCALE_ANSWERED_COOKIE, '1');
  try {
    sessionStorage.setItem(ANSWERED_KEY, 'true');
  } catch {
    // The cookie says it, too.
  }
}

export function isLanguageAnswered(): boolean {
  try {
    return sessionStorage.getItem(ANSWERED_KEY) !== null;
  } catch {
    return false;
  }
}
