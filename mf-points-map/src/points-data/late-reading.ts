import type * as Reading from './reading.ts';

/**
 * Loads what asks for points and reads them. A document holds its first view: of it no more than marks are asked for
 * before somebody moves the map or changes what it shows.
 */
export const loadReading = (): Promise<typeof Reading> =>
  import(/* webpackChunkName: "reading" */ './reading.ts');

type Reader = 'readPoints' | 'countPoints' | 'readPoint' | 'readClosed' | 'readDictionaries' | 'readThing';

const late = <Name extends Reader>(name: Name): (typeof Reading)[Name] =>
  (async (...args: readonly unknown[]) => {
    const read = (await loadReading())[name] as (...given: readonly unknown[]) => Promise<unknown>;
    return read(...args);
  }) as (typeof Reading)[Name];

/** Reads a page of the accepted points, the best to go to first, or the best price: of each what a row shows at a moment. */
export const readPoints = late('readPoints');

/** Counts the accepted points of a query. */
export const countPoints = late('countPoints');

/** Reads one accepted point. Rejects with an ApiError of status 404 when there is none. */
export const readPoint = late('readPoint');

/** Reads the dictionaries of materials and units. */
export const readDictionaries = late('readDictionaries');

/** The point that the API tells of where it is closed for good. */
export const readClosed = late('readClosed');

/** Reads the thing that is asked for, by its id or in everyday words; null where no thing is meant. */
export const readThing = late('readThing');
