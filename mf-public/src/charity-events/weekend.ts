import { clockAt, daysAfter, type LocalDate, type PlaceCity } from '@ecocircle/shared-contracts';

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

/**
 * The weekend that people mean at a moment: the next one, from Saturday on this one, on Sunday what is left of it.
 *
 * @example
 * weekendAt(new Date('2026-11-26T12:00:00Z'), 'Asia/Almaty'); // { from: '2026-11-28', to: '2026-11-29' }
 */
export function weekendAt(now: Date, timeZone: string): Weekend {
  const today = clockAt(now, timeZone).slice(0, 10);
  const untilSunday = (7 - new Date(today).getUTCDay()) % 7;
  return { from: daysAfter(today, Math.max(0, untilSunday - 1)), to: daysAfter(today, untilSunday) };
}
