import type { Locale } from '@ecocircle/shared-contracts';
import { ThingIndexSchema } from '@ecocircle/shared-contracts/schemas';
import { compressAnswer } from '../../caching/cached-answer.ts';
import type { CachedAnswer } from '../../caching/compressed-text.ts';
import type { ThingEntry } from '../../database/dictionaries/things.ts';
import { byFrequency } from './frequent-things.ts';

/** The first part of the index, compressed. */
export const FIRST_PART_BYTES = 6 * 1024;

const lineOf = ({ id, family, materials, texts }: ThingEntry, locale: Locale): string[] => {
  const { name, words } = texts[locale];
  return [id, family, materials.join('|'), name, words.join('|')];
};

/** The two parts of the index of things, as they are sent. */
export interface ThingIndexParts {
  readonly first: CachedAnswer;
  readonly rest: CachedAnswer;
}

/** How many things fit into the first part, found by halving. */
function fitting(fits: (count: number) => boolean, all: number): number {
  let least = 0;
  let most = all;
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    if (fits(count)) least = count;
    else most = count - 1;
  }
  return least;
}

/**
 * Divides the things of a language in two: the first part holds the most frequent ones, as many as fit into
 * {@link FIRST_PART_BYTES}.
 */
export function indexParts(things: readonly ThingEntry[], locale: Locale, version: string): ThingIndexParts {
  const lines = byFrequency(things).map((thing) => lineOf(thing, locale));
  const part = (from: number, to: number, etag: string) =>
    compressAnswer(
      ThingIndexSchema,
      { data: { things: lines.slice(from, to), rest: from === 0 ? lines.length - to : 0 } },
      etag,
    );
  const first = (count: number) => part(0, count, version);
  const count = fitting((some) => first(some).brotli.length <= FIRST_PART_BYTES, lines.length);
  return { first: first(count), rest: part(count, lines.length, version) };
}
