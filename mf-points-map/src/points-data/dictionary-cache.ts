import type { Dictionaries } from '@ecocircle/app-kit/point-card';
import type { ShellServices } from '@ecocircle/shared-contracts';
import { readDictionaries } from './late-reading.ts';

/** The dictionaries of one visit; they are asked for once. */
export interface DictionaryCache {
  get(): Promise<Dictionaries>;
  keep(dictionaries: Dictionaries): void;
}

/** Makes an empty cache. */
export function createDictionaryCache(services: Pick<ShellServices, 'api' | 'locale'>): DictionaryCache {
  let known: Promise<Dictionaries> | null = null;
  return {
    get() {
      known ??= readDictionaries(services).catch((error) => {
        known = null;
        throw error;
      });
      return known;
    },
    keep(dictionaries) {
      known = Promise.resolve(dictionaries);
    },
  };
}
