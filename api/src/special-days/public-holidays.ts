import { daysAfter, LOCALES, type LocalDate, type Locale } from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';
import { keptPromise } from '../caching/kept-promise.ts';

/** The names of a public holiday by locale. */
export type HolidayNames = Readonly<Record<Locale, string>>;

/** The public holidays of a year by their days. */
export type Holidays = ReadonlyMap<LocalDate, HolidayNames>;

/** Countries and regions, two years each. */
const KEPT_YEARS = 300;
const MS_PER_DAY = 86_400_000;

const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** The library says in brackets that a day stands in for one at a weekend. */
const withoutBrackets = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/** Loads with the first point that is asked for: the library brings the holidays of the whole world. */
async function holidaysIn(country: string, region: string, year: number): Promise<Holidays> {
  const { default: Library } = await import('date-holidays');
  const named = new Map<LocalDate, Partial<Record<Locale, string>>>();
  for (const locale of LOCALES) {
    const options = { types: ['public' as const], languages: [languageOf(locale), 'en'] };
    const library = new Library({ country, ...(region && { state: region }) }, options);
    for (const { date, start, end, name } of library.getHolidays(year) || []) {
      const length = Math.round((end.valueOf() - start.valueOf()) / MS_PER_DAY);
      for (let day = 0; day < length; day += 1) {
        const on = daysAfter(date.slice(0, 10), day);
        named.set(on, { [locale]: withoutBrackets(name), ...named.get(on) });
      }
    }
  }
  return named as unknown as Holidays;
}

const kept = new LRUCache<string, Promise<Holidays>>({ max: KEPT_YEARS });

/**
 * The public holidays of a country (ISO 3166-1 alpha-2) in a year with those of one of its regions, if one is given (the
 * part of ISO 3166-2 behind the country); none of a country that the library does not know.
 */
export const publicHolidays = (country: string, region: string, year: number): Promise<Holidays> =>
  keptPromise(kept, `${country} ${region} ${year}`, () => holidaysIn(country, region, year));
