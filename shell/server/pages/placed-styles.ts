import { LRUCache } from 'lru-cache';
import { hashSource } from '../content-security-policy.ts';
import { classesIn, firstStyles } from './first-styles.ts';
import { type Preload, type Sheet, sheetsBehind, styleElements } from './html-document.ts';

/** The styles of a document in their places, as they are sent, and how its policy allows them. */
export interface PlacedStyles {
  /** In the head. */
  readonly before: Buffer;
  /** Behind the first view. */
  readonly behind: Buffer;
  readonly sources: readonly string[];
}

interface StyleElement {
  readonly bytes: Buffer;
  readonly source: string;
}

interface Sheets {
  readonly files: readonly Preload[];
  readonly sheets: readonly Sheet[];
}

/** Sheets are many times as long as what a page is made of, and pages have few sets of them. */
const behindFirstViews = new LRUCache<string, StyleElement, Sheets>({
  max: 100,
  memoMethod(_set, _before, { context: { files, sheets } }) {
    const whole = sheets.map(({ behind }) => behind).join('');
    return { bytes: Buffer.from(sheetsBehind(files, whole)), source: hashSource(whole) };
  },
});

interface View {
  readonly sheets: readonly Sheet[];
  readonly classes: ReadonlySet<string>;
}

/** Pages of one kind wear the same classes, whatever they show. */
const ofFirstViews = new LRUCache<string, StyleElement, View>({
  max: 200,
  memoMethod(_key, _before, { context: { sheets, classes } }) {
    const parts = sheets.map((sheet) => sheet.parts);
    const needed = firstStyles(parts, classes);
    const text = `<style data-behind="${sheets.length}">${needed}</style>`;
    return { bytes: Buffer.from(text), source: hashSource(needed) };
  },
});

/**
 * Where a page names its first view, the head holds what that needs of all sheets, and they come behind it: what is painted
 * first waits for a third of their bytes.
 *
 * @param first - the markup of what is painted first; empty where the page does not name it
 */
export function placedStyles(files: readonly Preload[], first: string): PlacedStyles {
  const all = files.filter(({ kind }) => kind === 'style');
  const sheets = all.flatMap(({ sheet }) => sheet ?? []);
  if (first === '' || sheets.length < all.length)
    return {
      before: Buffer.from(styleElements(files, 'document')),
      behind: Buffer.alloc(0),
      sources: sheets.map(({ source }) => source),
    };
  const set = all.map(({ url }) => url).join(' ');
  const classes = classesIn(first);
  const needed = ofFirstViews.memo([set, ...[...classes].sort()].join(' '), { context: { sheets, classes } });
  const whole = behindFirstViews.memo(set, { context: { files, sheets } });
  return { before: needed.bytes, behind: whole.bytes, sources: [needed.source, whole.source] };
}
