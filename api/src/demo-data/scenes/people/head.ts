import { INK } from '../palette.ts';
import { area, circle, dot, line, tint } from '../shapes.ts';
import type { Hair, Looks } from './cast.ts';

const { paper, g2, deep, accent } = INK;

/** The hair over the face. */
const FRONT_HAIR: Readonly<Record<Hair, (colour: string) => string>> = {
  short: (colour) =>
    area(
      'M-35-2c-8-26 6-48 34-48 30-2 42 18 37 42-9-2-16-9-19-17-12 9-28 11-38 9-3 6-3 12-5 18-4 2-8 0-9-4z',
      colour,
    ),
  bob: (colour) =>
    area(
      'M-34 32c-18-26-14-84 35-83 36 0 42 24 37 46-10-2-17-9-20-18-10 10-24 13-36 12 0 16 4 30 8 42-8 6-18 6-24 1z',
      colour,
    ),
  long: (colour) =>
    area(
      'M-36 12c-14-34 2-63 37-63 36 0 42 24 37 46-10-2-17-9-20-18-10 10-24 13-36 12-3 10-3 16-4 26-5 3-11 2-14-3z',
      colour,
    ),
  bun: (colour) =>
    circle(-26, -50, 17, colour) +
    area(
      'M-35 0c-9-28 6-51 35-51 32 0 42 20 37 42-10-2-17-9-20-18-10 10-24 13-36 12-4 6-4 12-6 18-4 1-8 0-10-3z',
      colour,
    ),
  tail: (colour) =>
    area(
      'M-35 0c-9-28 6-51 35-51 32 0 42 20 37 42-10-2-17-9-20-18-10 10-24 13-36 12-4 6-4 12-6 18-4 1-8 0-10-3z',
      colour,
    ),
  curly: (colour) =>
    area(
      'M-34 14c-14-2-18-18-9-27-10-14 0-30 13-29 4-16 24-18 32-8 12-8 28-2 29 12 12 4 14 20 6 28-8 0-14-6-16-14-8 6-16 4-20-1-8 8-18 9-24 4-4 10-4 20-11 35z',
      colour,
    ),
  beard: (colour) =>
    area(
      'M-35-2c-8-26 6-48 34-48 30-2 42 18 37 42-9-2-16-9-19-17-12 9-28 11-38 9-3 6-3 12-5 18-4 2-8 0-9-4z',
      colour,
    ) +
    area('M-26 12c4 12 12 13 20 8 10-6 22-6 38-4 3 18-6 32-22 32-22 0-36-16-36-36z', colour) +
    line('M8 26q7 4 14 0'),
  cap: (colour) =>
    area('M-34 12c-6-12-5-22-2-28l10 2c-2 10-2 18-2 26z', colour) +
    area('M-37-12c-4-24 12-42 38-42 26 0 38 16 37 38z', accent) +
    area('M8-16h54c4 0 4-8-2-11-14-6-34-4-52 0z', accent),
  hat: (colour) =>
    area('M-34 18c-6-12-5-26-2-34l12 2c-3 12-3 24-2 32z', colour) +
    area('M-36-22c2-22 14-34 37-34s34 12 36 34z', g2) +
    area('M-40-18a8 8 0 0 1 8-8h66a8 8 0 0 1 0 18h-66a8 8 0 0 1-8-10z', paper) +
    circle(0, -62, 13, paper),
};

/** The hair behind the shoulders. */
export const BACK_HAIR: Readonly<Partial<Record<Hair, (colour: string) => string>>> = {
  long: (colour) => area('M-30-30c-22 30-20 74-22 104 20 12 46 8 56-4V-20z', colour),
  tail: (colour) =>
    area('M-30-22c-34-8-44 24-36 50 2 10-2 20-10 26 20 2 34-8 36-28 2-16 6-24 12-30z', colour),
  hat: (colour) => area('M-30 0c-8 20-6 36-2 46 14 4 24 0 30-6z', colour),
};

/** A head that looks a little to the right, the middle of the face at the origin. */
export function face({ hair, skin, glasses, hairColour }: Looks): string {
  return (
    area('M-32-8c0-28 14-38 34-38 24 0 35 16 35 40 0 30-14 46-34 46-22 0-35-18-35-48z', skin) +
    (hair === 'beard' ? '' : tint('M17 16a7 5 0 1 0 .1 0zM-12 14a7 5 0 1 0 .1 0z', '#f2b84b55')) +
    dot(-1, 3, 4.2, deep) +
    dot(23, 3, 4.2, deep) +
    (glasses ? line('M-1-7a10 10 0 1 0 .1 0zM23-7a10 10 0 1 0 .1 0zM9 3h4') : line('M13 5q6 6-1 9')) +
    (hair === 'beard' ? '' : line('M1 22q9 9 19 1')) +
    FRONT_HAIR[hair](hairColour) +
    (['bob', 'long', 'hat'].includes(hair) ? '' : area('M-30 0c-12-4-14 16-2 16z', skin))
  );
}
