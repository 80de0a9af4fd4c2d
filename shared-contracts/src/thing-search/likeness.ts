import { distance } from 'fastest-levenshtein';
import { isFiller } from './filler-words.ts';
import { isCyrillic, latinSound } from './latin-sound.ts';

/** A spelling, and a bit for each of its letters: by them most words are told apart at once. */
interface Spelling {
  readonly text: string;
  readonly bits: number;
}

/** A word of the dictionary or of a question. */
export interface Word extends Spelling {
  /** In Latin letters, for words of the other script. */
  readonly sound: Spelling;
  readonly isCyrillic: boolean;
  /** Whether it stands around things. */
  readonly isFiller: boolean;
}

const spell = (text: string): Spelling => {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return { text, bits };
};

const PLURAL_FROM = 4;

/** English and Spanish words without the s of the plural. */
const inSingular = (text: string): string =>
  text.length < PLURAL_FROM ? text : text.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

/** Reads a word of plain letters. */
export const toWord = (text: string): Word => ({
  ...spell(inSingular(text)),
  sound: spell(latinSound(text)),
  isCyrillic: isCyrillic(text),
  isFiller: isFiller(text),
});

const SLIP_FROM = 4;
const TWO_SLIPS_FROM = 7;
const STEM_FROM = 4;
const STEM_SHARE = 0.6;

const isSwapped = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
};

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Two slips change four letters at most. */
const MOST_CHANGED = 4;

/** How alike two words are that differ by one or two slips of the finger. */
function slipped({ text: asked, bits }: Spelling, { text: known, bits: knownBits }: Spelling): number {
  const { length } = asked;
  if (length < SLIP_FROM || Math.abs(length - known.length) > 2) return 0;
  if (bitsIn(bits ^ knownBits) > MOST_CHANGED) return 0;
  const slips = isSwapped(asked, known) ? 1 : distance(asked, known);
  if (slips === 1) return 0.78;
  return slips === 2 && length >= TWO_SLIPS_FROM ? 0.62 : 0;
}

const commonStart = (one: string, other: string): number => {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
};

/** How alike two words are that begin alike and end otherwise, as the forms of a word do. */
function inflected(asked: string, known: string): number {
  const common = commonStart(asked, known);
  const tails = [asked.length - common, known.length - common] as const;
  if (common >= STEM_FROM && tails[1] === 0 && tails[0] <= 7) return 0.9 - 0.02 * tails[0];
  const longer = Math.max(...tails);
  const apart = tails[0] + tails[1];
  const isStem = common >= Math.max(STEM_FROM, STEM_SHARE * Math.max(asked.length, known.length));
  if (isStem && longer <= 3) return 0.96 - 0.03 * apart;
  if (common < STEM_FROM - 1) return 0;
  return apart === 1 ? 0.87 : longer <= 2 && apart <= 3 ? 0.72 - 0.04 * apart : 0;
}

/** How alike a beginning is, the word being typed, to a word that goes on. */
function begun(asked: string, known: string, isTyped: boolean): number {
  if (!known.startsWith(asked)) return 0;
  if (!isTyped && asked.length < STEM_FROM) return 0;
  return 0.62 + 0.3 * (asked.length / known.length);
}

const likenessOf = (asked: Spelling, known: Spelling, isTyped: boolean): number => {
  if (asked.text === known.text) return 1;
  const slip = slipped(asked, known);
  if (asked.text[0] !== known.text[0]) return slip;
  return Math.max(begun(asked.text, known.text, isTyped), inflected(asked.text, known.text), slip);
};

/** How a word of a question is read. */
export interface Reading {
  /** Whether it may be but the beginning of a word. */
  readonly isTyped: boolean;
  /** Whether it may be meant in the other script. */
  readonly bySound: boolean;
}

/** Scripts differ: what was meant is written as it sounds. */
const SOUND = 0.92;

/**
 * How alike a word of a question is to one of the dictionary, from 0 to 1: the same, its beginning, another form of it,
 * with a slip or two, or written in the other script.
 */
export function likeness(asked: Word, known: Word, { isTyped, bySound }: Reading): number {
  if (asked.isCyrillic === known.isCyrillic) return likenessOf(asked, known, isTyped);
  if (!bySound) return 0;
  return SOUND * likenessOf(asked.sound, known.sound, isTyped);
}
