import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

const file = (subset: string, weight: number): Buffer =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`)),
  );

/** Onest in two weights with every letter of the five locales; a font's subsets follow each other as fallbacks. */
export const ONEST: Font[] = ([500, 700] as const).flatMap((weight) =>
  SUBSETS.map((subset, index) => ({
    name: index === 0 ? 'Onest' : `Onest ${subset}`,
    data: file(subset, weight),
    weight,
    style: 'normal' as const,
  })),
);

/** The family list that reaches all of {@link ONEST}. */
export const ONEST_FAMILY = [...new Set(ONEST.map(({ name }) => name))].join(', ');
