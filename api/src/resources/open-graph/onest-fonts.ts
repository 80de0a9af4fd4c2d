import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];
const WEIGHTS = [500, 700] as const;

const familyOf = (subset: string): string => (subset === 'latin' ? 'Onest' : `Onest ${subset}`);

/** The family list that reaches every letter of the five locales. */
export const FONT_FAMILY = SUBSETS.map(familyOf).join(', ');

/** Reads Onest in the weights of the cards. */
export const readFonts = (): Promise<Font[]> =>
  Promise.all(
    WEIGHTS.flatMap((weight) =>
      SUBSETS.map(async (subset): Promise<Font> => {
        const url = import.meta.resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`);
        return { name: familyOf(subset), data: await readFile(fileURLToPath(url)), weight, style: 'normal' };
      }),
    ),
  );
