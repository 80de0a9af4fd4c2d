import { daysAfter, LOCALES, type LocalDate, type Locale } from '@ecocircle/shared-contracts';
import Library from 'date-holidays';
import type { HolidayNames, HolidayYear } from './public-holidays.ts';

const MS_PER_DAY = 86_400_000;

const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** The library says in brackets that a day stands in for one at a weekend. */
const withoutBrackets = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/** The public holidays of a year, as the library knows them. It runs in a process of its own. */
export default function holidaysIn({ country, region, year }: HolidayYear): [LocalDate, HolidayNames][] {
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
  return [...named] as [LocalDate, HolidayNames][];
}
