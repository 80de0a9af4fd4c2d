import { isLocale, LOCALE_INFO, LOCALES, type Locale } from '@ecocircle/shared-contracts';

const STORED_AS = 'desk-locale';

/** The locale that was chosen here before, else the first of the browser's languages that the desk has. */
export function firstLocale(storage: Pick<Storage, 'getItem'>, wished: readonly string[]): Locale {
  const stored = storage.getItem(STORED_AS);
  if (isLocale(stored)) return stored;
  const languageOf = (tag: string) => tag.split('-')[0];
  const found = wished.flatMap(
    (tag) =>
      LOCALES.find((locale) => locale === tag) ??
      LOCALES.find((locale) => languageOf(locale) === languageOf(tag)) ??
      [],
  );
  return found[0] ?? 'en-US';
}

/** Remembers the locale that was chosen. */
export const keepLocale = (storage: Pick<Storage, 'setItem'>, locale: Locale): void =>
  storage.setItem(STORED_AS, locale);

/** The languages to choose from, each by its own name. */
export const LANGUAGES = LOCALES.map((locale) => ({ id: locale, title: LOCALE_INFO[locale].name }));
