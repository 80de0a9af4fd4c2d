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

/** Sheets are many times as long as what a page is made of, and pages have few sets of them. */
const behindFirstViews = new LRUCache<string, StyleElement>({ max: 100 });
/** Pages of one kind wear the same classes, whatever they show. */
const ofFirstViews = new LRUCache<string, StyleElement>({ max: 200 });

function madeOnce(kept: LRUCache<string, StyleElement>, key: string, make: () => StyleElement): StyleElement {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}

function elementBehind(files: readonly Preload[], sheets: readonly Sheet[]): StyleElement {
  const whole = sheets.map(({ behind }) => behind).join('');
  return { bytes: Buffer.from(sheetsBehind(files, whole)), source: hashSource(whole) };
}

function elementOfFirst(sheets: readonly Sheet[], classes: ReadonlySet<string>): StyleElement {
  const needed = firstStyles(
    sheets.map(({ parts }) => parts),
    classes,
  );
  return {
    bytes: Buffer.from(`<style data-behind="${sheets.length}">${needed}</style>`),
    source: hashSource(needed),
  };
}

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
  const needed = madeOnce(ofFirstViews, [set, ...[...classes].sort()].join(' '), () =>
    elementOfFirst(sheets, classes),
  );
  const whole = madeOnce(behindFirstViews, set, () => elementBehind(files, sheets));
  return { before: needed.bytes, behind: whole.bytes, sources: [needed.source, whole.source] };
}
