import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** The weights that labels are set in. */
export const LABEL_WEIGHTS = [400, 500, 600] as const;

/** A weight that labels are set in. */
export type LabelWeight = (typeof LABEL_WEIGHTS)[number];

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;

/** A part of Onest, which is a file of its own. */
export type OnestSubset = (typeof SUBSETS)[number];

/** Of letters that Onest does not have: about what other fonts take, East Asian ones a whole square. */
const FOREIGN_WIDTH = 0.62;
const WIDE_WIDTH = 1;
const FIRST_WIDE = 0x2e80;

const fonts = new Map<LabelWeight, readonly Font[]>();
const widths = new Map<string, number>();

function fontsOf(weight: LabelWeight): readonly Font[] {
  const known = fonts.get(weight);
  if (known) return known;
  const read = SUBSETS.map((subset) => {
    const url = import.meta.resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`);
    return create(readFileSync(fileURLToPath(url))) as Font;
  });
  fonts.set(weight, read);
  return read;
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** The part of Onest that has a letter. */
export function onestSubsetOf(letter: string): OnestSubset | undefined {
  const code = codeOf(letter);
  return SUBSETS[fontsOf(400).findIndex((font) => font.hasGlyphForCodePoint(code))];
}

function letterWidth(letter: string, weight: LabelWeight): number {
  const code = codeOf(letter);
  const font = fontsOf(weight).find((one) => one.hasGlyphForCodePoint(code));
  if (!font) return code >= FIRST_WIDE ? WIDE_WIDTH : FOREIGN_WIDTH;
  return font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
}

/** How wide Onest sets a text, in pixels. */
export function onestWidth(text: string, size: number, weight: LabelWeight): number {
  let width = 0;
  for (const letter of text) {
    const key = letter + weight;
    const known = widths.get(key) ?? letterWidth(letter, weight);
    widths.set(key, known);
    width += known;
  }
  return width * size;
}
