import { clockAt, daysAfter, type LocalDate, type PlaceCity, weekdayOf } from '@ecocircle/shared-contracts';

/** What is left of a weekend, by its first and last day. */
export interface Weekend {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The clock that a country goes by: where there are several, that of most people. */
const CLOCKS: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  KZ: 'Asia/Almaty',
  RU: 'Europe/Moscow',
};

const DEGREES_AN_HOUR = 15;

/** The clock of a city's country; of one that we know nothing of, that of the sun there. */
export function clockOf({ country, lng }: Pick<PlaceCity, 'country' | 'lng'>): string {
  // Zones of this family count westwards: Etc/GMT-5 is five hours ahead.
  const hours = -Math.round(lng / DEGREES_AN_HOUR);
  return CLOCKS[country] ?? `Etc/GMT${hours > 0 ? '+' : ''}${hours || ''}`;
}

/** How many days it is to the next Saturday, and to the Sunday that ends the weekend. */
const AHEAD = {
  monday: [5, 6],
  tuesday: [4, 5],
  wednesday: [3, 4],
  thursday: [2, 3],
  friday: [1, 2],
  saturday: [0, 1],
  sunday: [0, 0],
} as const;

/**
 * The weekend that people mean at a moment: the next one, from Saturday on this one, on Sunday what is left of it.
 *
 * @example
 * weekendAt(new Date('2026-11-26T12:00:00Z'), 'Asia/Almaty'); // { from: '2026-11-28', to: '2026-11-29' }
 */
export function weekendAt(now: Date, timeZone: string): Weekend {
  const today = clockAt(now, timeZone).slice(0, 10);
  const [from, to] = AHEAD[weekdayOf(today)];
  return { from: daysAfter(today, from), to: daysAfter(today, to) };
}
