/** The five locales of the portal, in the order in which a language switcher lists them. */
export const LOCALES = ['ru-RU', 'ru-KZ', 'kk-KZ', 'es-AR', 'en-US'] as const;

/** A language with the country whose conventions and offers apply. */
export type Locale = (typeof LOCALES)[number];

/** The markets of the portal. */
export const REGIONS = ['russia', 'kazakhstan', 'international'] as const;

/** The market a locale belongs to: it decides store links, tax ids, share targets and sign-in options. */
export type Region = (typeof REGIONS)[number];

/** What is fixed for one locale. */
export interface LocaleInfo {
  /** The locale's own name, as a language switcher shows it. */
  readonly name: string;
  /** Two-letter code for the switcher's closed state. */
  readonly short: string;
  /** First path segment of every page in this locale, without slashes. */
  readonly prefix: string;
  /** ISO 639-1 language. */
  readonly language: 'ru' | 'kk' | 'es' | 'en';
  readonly region: Region;
  /** The product's name in this locale. */
  readonly brand: string;
}

/** Facts of every locale; the brand name lives here and nowhere else. */
export const LOCALE_INFO: Readonly<Record<Locale, LocaleInfo>> = {
  'ru-RU': {
    name: 'Русский (Россия)',
    short: 'RU',
    prefix: 'ru-ru',
    language: 'ru',
    region: 'russia',
    brand: 'ЭкоКруг',
  },
  'ru-KZ': {
    name: 'Русский (Казахстан)',
    short: 'RU',
    prefix: 'ru-kz',
    language: 'ru',
    region: 'kazakhstan',
    brand: 'ЭкоКруг',
  },
  'kk-KZ': {
    name: 'Қазақша',
    short: 'KK',
    prefix: 'kk-kz',
    language: 'kk',
    region: 'kazakhstan',
    brand: 'ЭкоШеңбер',
  },
  'es-AR': {
    name: 'Español (Argentina)',
    short: 'ES',
    prefix: 'es-ar',
    language: 'es',
    region: 'international',
    brand: 'EcoCírculo',
  },
  'en-US': {
    name: 'English (US)',
    short: 'EN',
    prefix: 'en-us',
    language: 'en',
    region: 'international',
    brand: 'EcoCircle',
  },
};

/** Whether a string from outside is one of the portal's locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}
