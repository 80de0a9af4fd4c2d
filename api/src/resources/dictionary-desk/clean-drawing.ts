import { createHash } from 'node:crypto';
import type { IOptions } from 'sanitize-html';

/** A drawing as it is kept and served. */
export interface Drawing {
  readonly svg: string;
  /** Eight hexadecimal digits, a part of its address. */
  readonly hash: string;
}

const PAINT = [
  ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'opacity', 'transform'],
].flat();

/** The shapes that a drawing is made of, with the attributes of their geometry. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  g: [],
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
};

/** What drawing programs add that shows nothing: it is left out. */
const UNSEEN = new Set(['title', 'desc', 'metadata', 'defs']);
const UNSEEN_ATTRIBUTE = /^(id|version|width|height|class|role|xmlns(:\w+)?|xml:space|(aria|data)-[\w-]+)$/;

const MOST_SHAPES = 400;
const MOST_LEVELS = 12;

const ROOT = [...PAINT, 'viewBox', 'xmlns'];

const OPTIONS: IOptions = {
  allowedTags: ['svg', ...Object.keys(SHAPES)],
  allowedAttributes: {
    svg: ROOT,
    ...Object.fromEntries(Object.entries(SHAPES).map(([shape, own]) => [shape, [...own, ...PAINT]])),
  },
  selfClosing: Object.keys(SHAPES).filter((shape) => shape !== 'g'),
  nonTextTags: ['script', 'style', 'title', 'desc', 'metadata'],
  textFilter: () => '',
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
};

const isPlainValue = (value: string): boolean => !/url\s*\(|javascript:|expression|&|@import/i.test(value);

/** Whether a tag is a shape, or shows nothing; `viewBox` and the like have to be the root's. */
function isPlainTag(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (UNSEEN.has(name)) return true;
  const own = name === 'svg' ? ROOT : SHAPES[name] && [...SHAPES[name], ...PAINT];
  if (!own) return false;
  return Object.entries(attributes).every(
    ([attribute, value]) =>
      UNSEEN_ATTRIBUTE.test(attribute) || (own.includes(attribute) && isPlainValue(value)),
  );
}

const isSquare = (viewBox = ''): boolean => {
  const [, width, height] =
    /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+(\d[\d.]*)[\s,]+(\d[\d.]*)\s*$/.exec(viewBox) ?? [];
  return width !== undefined && Number(width) > 0 && Number(width) === Number(height);
};

/** Entities are what bombs are made of, and no drawing needs them. */
const hasDeclarations = (text: string): boolean => /<!(ENTITY|DOCTYPE[^>]*\[)/i.test(text);

const withName = (svg: string): string =>
  svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

/**
 * Reads a drawing that somebody sent: a square SVG of plain shapes. One with a script, a style sheet, a picture, a link,
 * a text, entities or too many shapes is refused as a whole, since it would not look as it did; null then. What programs
 * add without showing it is left out.
 */
export async function cleanDrawing(text: string): Promise<Drawing | null> {
  if (hasDeclarations(text)) return null;
  // With all that it needs it takes some megabytes, for a drawing a month.
  const { default: sanitize } = await import('sanitize-html');
  let [shapes, level, isPlain] = [0, 0, true];
  let viewBox: string | undefined;
  const svg = sanitize(text, {
    ...OPTIONS,
    onOpenTag(name, attributes) {
      shapes += 1;
      level += 1;
      const isRoot = shapes === 1;
      if (isRoot) viewBox = attributes.viewBox;
      isPlain &&= isRoot === (name === 'svg') && isPlainTag(name, attributes) && level <= MOST_LEVELS;
    },
    onCloseTag() {
      level -= 1;
    },
  });
  if (!isPlain || shapes < 2 || shapes > MOST_SHAPES || !isSquare(viewBox)) return null;
  const named = withName(svg.trim());
  return { svg: named, hash: createHash('sha256').update(named).digest('hex').slice(0, 8) };
}
