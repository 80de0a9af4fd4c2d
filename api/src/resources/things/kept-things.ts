import { LRUCache } from 'lru-cache';
import { keptPromise } from '../../caching/kept-promise.ts';
import type { Database } from '../../database/database.ts';
import type { ThingEntry } from '../../database/dictionaries/things.ts';
import type { Routes } from '../../plugins/validation.ts';
import { type AddressBook, readAddressBook } from './address-book.ts';
import { readThings } from './repository.ts';

/** Gives the things of the present state of the dictionaries. */
export type ThingsNow = () => Promise<readonly ThingEntry[]>;

/** Reads the things once for each state of the dictionaries. */
export function keepThings(app: Routes, db: Database): ThingsNow {
  const kept = new LRUCache<string, Promise<readonly ThingEntry[]>>({ max: 1 });
  return () => keptPromise(kept, app.dataVersions.current('dictionaries'), () => readThings(db));
}

/** Reads the addresses of things once for each state of the dictionaries. */
export function keepAddressBook(app: Routes, db: Database): () => Promise<AddressBook> {
  const kept = new LRUCache<string, Promise<AddressBook>>({ max: 1 });
  return () => keptPromise(kept, app.dataVersions.current('dictionaries'), () => readAddressBook(db));
}
