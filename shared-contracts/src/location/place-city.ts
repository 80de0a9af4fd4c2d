import { Answer } from '../api/answer.ts';
import type { Edition } from '../locales/editions.ts';
import { LOCALE_INFO, type Locale, type LocaleInfo } from '../locales/locales.ts';
import { onlyCountry } from './only-country.ts';
import { byDistance, type Coordinates, metresBetween } from './own-position.ts';

/** A city that a visitor can call theirs. */
export interface PlaceCity extends Coordinates {
  /** Country and Latin name: `kz-almaty`. The same in every language. */
  readonly id: string;
  /** In the language of the page. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** How points and events write it: what their lists filter by as `city`. The most frequent first. */
  readonly spellings: readonly string[];
}

/** A city of the list that visitors choose from. */
export interface ListedCity extends PlaceCity {
  /** How many public points it has. */
  readonly points: number;
  /** How many events are ahead there. */
  readonly events: number;
}

type EditionCity = Omit<PlaceCity, 'name'> & {
  readonly names: Readonly<Record<LocaleInfo['language'], string>>;
};

const EDITION_CITIES = {
  russia: {
    id: 'ru-moscow',
    names: { ru: 'Москва', kk: 'Мәскеу', es: 'Moscú', en: 'Moscow' },
    country: 'RU',
    lng: 37.618,
    lat: 55.752,
    spellings: ['Москва'],
  },
  kazakhstan: {
    id: 'kz-almaty',
    names: { ru: 'Алматы', kk: 'Алматы', es: 'Almatý', en: 'Almaty' },
    country: 'KZ',
    lng: 76.93,
    lat: 43.245,
    spellings: ['Алматы'],
  },
  international: {
    id: 'ar-buenos-aires',
    names: { ru: 'Буэнос-Айрес', kk: 'Буэнос-Айрес', es: 'Buenos Aires', en: 'Buenos Aires' },
    country: 'AR',
    lng: -58.432,
    lat: -34.607,
    spellings: ['Buenos Aires'],
  },
} as const satisfies Readonly<Record<LocaleInfo['region'], EditionCity>>;

/** Those that English-speaking visitors of the international edition do not find. */
const COUNTRIES_WITH_EDITIONS: ReadonlySet<string> = new Set([
  EDITION_CITIES.russia.country,
  EDITION_CITIES.kazakhstan.country,
]);

/**
 * The city of the market that a locale belongs to: where everything begins for whom nothing else is known of. English is
 * the second language of the international edition, whose points are in Argentina.
 *
 * @example
 * editionCity('kk-KZ').id; // 'kz-almaty'
 */
export function editionCity(locale: Locale): PlaceCity {
  const { region, language } = LOCALE_INFO[locale];
  const { names, ...city } = EDITION_CITIES[region];
  return { ...city, name: names[language] };
}

/**
 * The middle of a city of an edition, so that it lies where it lay before it was chosen; null of every other city.
 *
 * @example
 * editionCentre('kz-almaty'); // { lng: 76.93, lat: 43.245 }
 */
export function editionCentre(id: string): Coordinates | null {
  const city = Object.values(EDITION_CITIES).find((one) => one.id === id);
  return city ? { lng: city.lng, lat: city.lat } : null;
}

/**
 * Whether a country belongs to what a page is about: Russia, Kazakhstan, Argentina; for English every country without
 * an edition of its own, and on the host that offers everything all of them.
 *
 * @param country - ISO 3166-1 alpha-2
 * @example
 * coversCountry({ edition: 'int', locale: 'en-US' }, 'DE'); // true
 */
export function coversCountry({ edition, locale }: CityContext, country: string): boolean {
  const code = country.toUpperCase();
  const only = onlyCountry(locale);
  if (only !== null) return code === only;
  return edition === 'local' || !COUNTRIES_WITH_EDITIONS.has(code);
}

/** The countries that are asked for, as the API's lists of points take them; of all of them neither is said. */
export interface CountriesQuery {
  /** The only one. */
  readonly country?: string;
  /** Those that are left out, separated by commas. */
  readonly not_country?: string;
}

/**
 * What a page about some countries asks the API's lists of points for: the same that {@link coversCountry} covers.
 *
 * @example
 * countriesQuery({ edition: 'int', locale: 'en-US' }); // { not_country: 'RU,KZ' }
 */
export function countriesQuery({ edition, locale }: CityContext): CountriesQuery {
  const only = onlyCountry(locale);
  if (only !== null) return { country: only };
  return edition === 'local' ? {} : { not_country: [...COUNTRIES_WITH_EDITIONS].join(',') };
}

/** What a page is about: the host's edition, and the locale. */
export interface CityContext {
  readonly edition: Edition;
  readonly locale: Locale;
}

/** Asks for the cities of a locale; {@link readListedCities} reads the answer. */
export function listedCitiesCall(locale: Locale): {
  readonly path: string;
  readonly query: Record<string, string>;
} {
  const { language } = LOCALE_INFO[locale];
  return {
    path: '/api/web/v1/places/cities/',
    query: { lang: language, ...(locale !== 'en-US' && { country: editionCity(locale).country }) },
  };
}

/** Reads the cities that have points or events, the largest first; those of countries that the page is not about are left out. */
export const readListedCities = (answer: unknown, context: CityContext): ListedCity[] =>
  Answer.of(answer)
    .list('data')
    .map((city) => ({
      id: city.text('id'),
      name: city.text('name'),
      country: city.text('country'),
      lng: city.figure('lng'),
      lat: city.figure('lat'),
      spellings: city.texts('spellings'),
      points: city.figure('points'),
      events: city.figure('events'),
    }))
    .filter(({ country }) => coversCountry(context, country));

/** Who is further than so many metres from the middle of every city is in none of them. */
const CITY_REACH = 100_000;

/**
 * The city that somebody is in or near; null far from all of them.
 *
 * @param accuracy - metres by which the position may be wrong
 */
export function cityNear<City extends PlaceCity>(
  cities: readonly City[],
  position: Coordinates,
  accuracy = 0,
): City | null {
  const [nearest] = byDistance(cities, position);
  const reach = Math.max(CITY_REACH, accuracy);
  return nearest && metresBetween(nearest, position) <= reach ? nearest : null;
}

/** The country of a position: the answer of `GET /api/web/v1/places/country/`. Empty far from any town. */
export const readCountry = (answer: unknown): string => Answer.of(answer).object('data').text('country');

/** Where an address on the net is: the answer of `GET /api/web/v1/places/by-ip/`. Null where nobody can say. */
export function readIpPosition(answer: unknown): (Coordinates & { readonly country: string }) | null {
  const whole = Answer.of(answer);
  if (!whole.has('data')) return null;
  const data = whole.object('data');
  return {
    lng: data.figure('lng', -180, 180),
    lat: data.figure('lat', -90, 90),
    country: data.text('country'),
  };
}
