import { INK } from '../palette.ts';
import { area, dot, line } from '../shapes.ts';
import type { Dress } from './cast.ts';

const { g3, deep, accent, accentSoft } = INK;

/** From the shoulders to the hem. */
export const TORSO: Readonly<Record<Dress, (top: string) => string>> = {
  jacket: (top) =>
    area('M-22-302c-20 2-28 12-28 34l4 110c28 10 64 10 92 0l4-110c0-22-8-32-28-34-14 8-30 8-44 0z', top),
  coat: (top) =>
    area('M-22-302c-20 2-28 12-28 34l-6 156c34 12 78 12 112 0l-6-156c0-22-8-32-28-34-14 8-30 8-44 0z', top) +
    line('M10-292v184M-34-176h20M28-176h16'),
  dress: (top) =>
    area(
      'M-20-302c-18 2-26 12-26 32l6 58-26 106c40 14 92 14 132 0l-26-106 6-58c0-20-8-30-26-32-14 8-26 8-40 0z',
      top,
    ) + line('M-40-212q40 10 80 0'),
  apron: (top) =>
    area('M-22-302c-20 2-28 12-28 34l4 110c28 10 64 10 92 0l4-110c0-22-8-32-28-34-14 8-30 8-44 0z', top) +
    area('M-22-262h52l4 46q12 50 10 92c-28 8-54 8-82 0q-2-42 10-92z', accent) +
    line('M-22-262-16-300M30-262 20-300M-6-188h30v28H-6z'),
  overall: (top) =>
    area('M-22-302c-20 2-28 12-28 34l4 110c28 10 64 10 92 0l4-110c0-22-8-32-28-34-14 8-30 8-44 0z', top) +
    area('M-24-258h54l16 100c-28 10-64 10-92 0z', g3) +
    line('M-24-258-18-300M30-258 20-300') +
    dot(-20, -252, 4, accentSoft) +
    dot(26, -252, 4, accentSoft),
};

export const shoe = (x: number): string => area(`M${x - 21} 0v-20h40q6 8 17 10 9 3 7 10z`, deep);
