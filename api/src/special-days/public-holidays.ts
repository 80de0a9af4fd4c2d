import { fileURLToPath } from 'node:url';
import type { LocalDate, Locale } from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';
import { Tinypool } from 'tinypool';
import { keptPromise } from '../caching/kept-promise.ts';

/** The names of a public holiday by locale. */
export type HolidayNames = Readonly<Record<Locale, string>>;

/** The public holidays of a year by their days. */
export type Holidays = ReadonlyMap<LocalDate, HolidayNames>;

/** A year in a country, and in one of its regions where that is not empty. */
export interface HolidayYear {
  readonly country: string;
  readonly region: string;
  readonly year: number;
}

/** Countries and regions, two years each. */
const KEPT_YEARS = 300;
/** Milliseconds for which the process waits for another question. */
const IDLE = 2000;

const { NODE_COMPILE_CACHE } = process.env;

/**
 * The library brings the holidays of the whole world, 50 MB with what it works with: they go with its process. A thread
 * would leave holes of 12 MB in the memory of this one.
 */
const pool = new Tinypool({
  filename: fileURLToPath(new URL('./holidays-worker.ts', import.meta.url)),
  runtime: 'child_process',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE,
  execArgv: [],
  env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
});
// Who asked is told that the process ended; the next question starts another one.
pool.on('error', () => {});

const kept = new LRUCache<string, Promise<Holidays>>({ max: KEPT_YEARS });

/**
 * The public holidays of a country (ISO 3166-1 alpha-2) in a year with those of one of its regions, if one is given (the
 * part of ISO 3166-2 behind the country); none of a country that the library does not know.
 */
export const publicHolidays = (country: string, region: string, year: number): Promise<Holidays> =>
  keptPromise(kept, `${country} ${region} ${year}`, async () => {
    const question: HolidayYear = { country, region, year };
    return new Map((await pool.run(question)) as [LocalDate, HolidayNames][]);
  });
