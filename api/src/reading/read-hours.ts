import { toServerWorkingHours, type WorkingHours } from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';
import { readHoursInWords } from './hours-in-words.ts';
import { readOsmHours } from './osm-hours.ts';
import type { RawHours } from './raw-parts.ts';

const READERS: Readonly<Record<RawHours['notation'], (text: string) => WorkingHours | null>> = {
  osm: readOsmHours,
  words: readHoursInWords,
};

/** Many rows of a file have the same text: each is parsed once. Empty stands for what is not understood. */
const readTexts = new LRUCache<string, string>({ max: 5000 });

/** A week's table as the server keeps it, in JSON; null unless every word of the text is understood. */
export function readHours({ notation, text }: RawHours): string | null {
  const key = `${notation}:${text}`;
  const known = readTexts.get(key);
  if (known !== undefined) return known || null;
  const week = READERS[notation](text);
  const hours = week && JSON.stringify(toServerWorkingHours(week));
  readTexts.set(key, hours ?? '');
  return hours;
}
