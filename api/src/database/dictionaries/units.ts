import type { Names } from './names.ts';

/** The units of measure, in the order of their dictionary. */
export const UNITS = {
  kg: ['кг', 'кг', 'kg', 'kg'],
  tonne: ['т', 'т', 't', 't'],
  piece: ['шт.', 'дана', 'u.', 'pc'],
  litre: ['л', 'л', 'l', 'L'],
  bag: ['мешок', 'қап', 'bolsa', 'bag'],
  'cubic-metre': ['м³', 'м³', 'm³', 'm³'],
} as const satisfies Record<string, Names>;

/** The slug of a unit. */
export type UnitSlug = keyof typeof UNITS;
