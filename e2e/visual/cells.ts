import { type LookParts, partsOf } from './looks.ts';
import type { Shown } from './shown.ts';
import { ACCOUNT } from './table/account.ts';
import { CABINET } from './table/cabinet.ts';
import { EVENTS } from './table/events.ts';
import { HOME } from './table/home.ts';
import { POINTS } from './table/map.ts';
import { TEXTS } from './table/texts.ts';

/** One picture: a page in one state and one look. */
export interface Cell extends LookParts {
  readonly shown: Shown;
  /** The file of the picture, in its folder. */
  readonly file: string;
  /** How tests and people call it. */
  readonly title: string;
}

/** Every page and state of the pictures. */
export const TABLE: readonly Shown[] = [...HOME, ...EVENTS, ...POINTS, ...TEXTS, ...ACCOUNT, ...CABINET];

const cellsOf = (shown: Shown): Cell[] =>
  shown.looks.map((look) => {
    const parts = partsOf(look);
    const { width, scheme, locale } = parts;
    return {
      ...parts,
      shown,
      file: `${shown.name}/${width}-${scheme}-${locale}.png`,
      title: `${shown.name} at ${width}, ${scheme}, in ${locale}`,
    };
  });

/** Every picture there is. */
export const CELLS: readonly Cell[] = TABLE.flatMap(cellsOf);

/** How many of them `npm test` compares. */
const SAMPLED = 40;

/** Pictures of `npm test`, in equal steps through all of them. */
export const SAMPLE: readonly Cell[] = Array.from(
  { length: SAMPLED },
  (_, step) => CELLS[Math.floor((step * CELLS.length) / SAMPLED)] as Cell,
);
