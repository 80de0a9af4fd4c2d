import type { SheetPart } from './sheet-parts.ts';

const CLASSES = / class="([^"]*)"/g;

/** The classes that some markup wears. */
export const classesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));

function textFor(part: SheetPart, classes: ReadonlySet<string>): string {
  if (part.kind === 'keyframes') return '';
  if (part.kind === 'rule')
    return part.worn.some((selector) => selector.every((name) => classes.has(name))) ? part.text : '';
  if (part.kind !== 'group') return part.text;
  const inside = part.parts.map((one) => textFor(one, classes)).join('');
  return inside && `${part.opening}{${inside}}`;
}

/**
 * The rules that some markup needs as long as nobody has touched it, in their order, and all faces of typefaces. The
 * sheets that come behind it hold them once more: which of two rules wins is as if the sheets stood alone.
 *
 * @param sheets - the parts of each
 * @param classes - what the markup wears
 */
export function firstStyles(sheets: readonly (readonly SheetPart[])[], classes: ReadonlySet<string>): string {
  const parts = sheets.flat();
  const rules = parts.map((part) => textFor(part, classes)).join('');
  const animations = parts.map((part) =>
    part.kind === 'keyframes' && rules.includes(part.name) ? part.text : '',
  );
  return rules + animations.join('');
}

/** A sheet behind first styles. Where faces come or go a browser lays out all texts anew, so they stand there alone. */
export const withoutFaces = (text: string, parts: readonly SheetPart[]): string =>
  parts.reduce((left, part) => (part.kind === 'face' ? left.replace(part.text, '') : left), text);
