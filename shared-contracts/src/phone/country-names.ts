import { LOCALE_INFO, type Locale, type LocaleInfo } from '../locales/locales.ts';

/** The names of countries in a language, by ISO 3166 code. */
export type CountryNames = Readonly<Record<string, string>>;

/** One file for each language, loaded when it is needed: browsers have no Kazakh names. */
const FILES: Readonly<Record<LocaleInfo['language'], () => Promise<CountryNames>>> = {
  en: () =>
    import(/* webpackChunkName: "country-names-en" */ 'cldr-localenames-full/main/en/territories.json', {
      with: { type: 'json' },
    }).then(({ default: { main } }) => main.en.localeDisplayNames.territories),
  es: () =>
    import(/* webpackChunkName: "country-names-es" */ 'cldr-localenames-full/main/es/territories.json', {
      with: { type: 'json' },
    }).then(({ default: { main } }) => main.es.localeDisplayNames.territories),
  kk: () =>
    import(/* webpackChunkName: "country-names-kk" */ 'cldr-localenames-full/main/kk/territories.json', {
      with: { type: 'json' },
    }).then(({ default: { main } }) => main.kk.localeDisplayNames.territories),
  ru: () =>
    import(/* webpackChunkName: "country-names-ru" */ 'cldr-localenames-full/main/ru/territories.json', {
      with: { type: 'json' },
    }).then(({ default: { main } }) => main.ru.localeDisplayNames.territories),
};

/** Loads the names in the language of a locale. */
export const loadCountryNames = (locale: Locale): Promise<CountryNames> =>
  FILES[LOCALE_INFO[locale].language]();
