import { LOCALE_INFO, LOCALES, type Locale, type Region } from './locales.ts';

/** The edition of each market. */
export const EDITION_OF = {
  russia: 'ru',
  kazakhstan: 'kz',
  international: 'int',
} as const satisfies Readonly<Record<Region, string>>;

/** An edition with production hosts: one for each market. */
export type MarketEdition = (typeof EDITION_OF)[Region];

/**
 * A host edition: one for each market, and `local`, which offers everything.
 *
 * @example
 * const { edition } = resolveEdition('ru.localhost', {}); // 'ru'
 */
export type Edition = MarketEdition | 'local';

/** The editions of the markets. */
export const MARKET_EDITIONS: readonly MarketEdition[] = Object.values(EDITION_OF);

/**
 * The locales a host offers, its default first among equals.
 *
 * @example
 * EDITIONS.kz.defaultLocale; // 'kk-KZ'
 */
export interface EditionInfo {
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
}

/** All locales of the market that a locale belongs to, this one as the default. */
function offer(defaultLocale: Locale): EditionInfo {
  const { region } = LOCALE_INFO[defaultLocale];
  const others = LOCALES.filter((code) => code !== defaultLocale && LOCALE_INFO[code].region === region);
  return { locales: [defaultLocale, ...others], defaultLocale };
}

/**
 * What each edition offers: the locales of its market. The Russian edition has one locale and so no path prefix.
 *
 * @example
 * EDITIONS.int.locales; // ['en-US', 'es-AR']
 */
export const EDITIONS: Readonly<Record<Edition, EditionInfo>> = {
  ru: offer('ru-RU'),
  kz: offer('kk-KZ'),
  int: offer('en-US'),
  local: { locales: LOCALES, defaultLocale: 'en-US' },
};

/**
 * Production host names by edition, as configured for the installation.
 *
 * @example
 * const hosts: ProductionHosts = { kz: 'ecocircle.example.kz' };
 */
export type ProductionHosts = Readonly<Partial<Record<MarketEdition, string>>>;

/**
 * The edition of a host name and whether it is the production host of that edition.
 * `ru.localhost`, `kz.localhost` and `int.localhost` stand for the editions on a developer's machine;
 * every other unknown host is the local edition.
 *
 * @param host - value of the Host header, with or without a port
 * @example
 * resolveEdition('kz.localhost:3000', {}); // { edition: 'kz', production: false }
 */
export function resolveEdition(
  host: string,
  productionHosts: ProductionHosts,
): { edition: Edition; production: boolean } {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  for (const edition of MARKET_EDITIONS) {
    if (productionHosts[edition]?.toLowerCase() === name) return { edition, production: true };
    if (name === `${edition}.localhost`) return { edition, production: false };
  }
  return { edition: 'local', production: false };
}

/**
 * Splits the language-region prefix from a path.
 *
 * @returns the locale of the prefix if the edition offers it, and the path behind it (always beginning with a slash)
 * @example
 * splitLocalePrefix('/kk-kz/charity-events', 'kz'); // { locale: 'kk-KZ', path: '/charity-events' }
 */
export function splitLocalePrefix(
  pathname: string,
  edition: Edition,
): { locale: Locale | null; path: string } {
  const { locales } = EDITIONS[edition];
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  const locale =
    locales.length > 1 ? locales.find((code) => LOCALE_INFO[code].prefix === first.toLowerCase()) : undefined;
  return locale ? { locale, path: rest || '/' } : { locale: null, path: pathname };
}

/**
 * The path prefix of a locale's pages in an edition: empty where only one language exists.
 *
 * @example
 * localeBasename('ru-RU', 'ru'); // ''
 * localeBasename('en-US', 'int'); // '/en-us'
 */
export function localeBasename(locale: Locale, edition: Edition): string {
  return EDITIONS[edition].locales.length > 1 ? `/${LOCALE_INFO[locale].prefix}` : '';
}

/**
 * What a visitor says about languages: the stored choice, and the browser's BCP 47 tags, best first.
 *
 * @example
 * const visitor: LanguageWishes = { stored: 'ru-KZ', languages: ['kk', 'ru'] };
 */
export interface LanguageWishes {
  readonly stored?: string | undefined;
  readonly languages: readonly string[];
}

/**
 * The locale that a visitor wishes: the stored preference if the edition has it, then the best match of the browser's
 * languages; null where the edition has nothing of it.
 *
 * @example
 * wishedLocale('local', { languages: ['de'] }); // null
 */
export function wishedLocale(edition: Edition, { stored, languages }: LanguageWishes): Locale | null {
  const { locales } = EDITIONS[edition];
  const kept = locales.find((code) => code === stored);
  if (kept) return kept;
  for (const tag of languages) {
    const wanted = tag.toLowerCase();
    const match =
      locales.find((code) => code.toLowerCase() === wanted) ??
      locales.find((code) => LOCALE_INFO[code].language === wanted.split('-')[0]);
    if (match) return match;
  }
  return null;
}

/**
 * The locale to offer a visitor: the wished one, or the edition's default.
 *
 * @example
 * preferredLocale('local', { languages: ['es-MX', 'es'] }); // 'es-AR'
 */
export const preferredLocale = (edition: Edition, wishes: LanguageWishes): Locale =>
  wishedLocale(edition, wishes) ?? EDITIONS[edition].defaultLocale;
