import type { Locale } from '@ecocircle/shared-contracts';
import { LOCALE_ANSWERED_COOKIE } from '../cookies/cookie-names.ts';
import { writeCookie } from '../cookies/write-cookie.ts';
import { ifStorageAllows } from '../storage/storage-allowed.ts';

const LOCALE_KEY = 'localeCode';
const ANSWERED_KEY = 'localeCodeSetByMessage';

/** Notes the language of the tab's pages. */
export const noteSessionLocale = (locale: Locale): void =>
  void ifStorageAllows(() => sessionStorage.setItem(LOCALE_KEY, locale));

/** Notes that the offer of another language was answered: for the tab, and for the edge, which offers it no more. */
export function noteLanguageAnswer(): void {
  writeCookie(LOCALE_ANSWERED_COOKIE, '1');
  ifStorageAllows(() => sessionStorage.setItem(ANSWERED_KEY, 'true'));
}

export const isLanguageAnswered = (): boolean =>
  ifStorageAllows(() => sessionStorage.getItem(ANSWERED_KEY)) !== null;
