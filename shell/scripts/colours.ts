/** Tokens of ui-kit's light scheme, for drawings that no style sheet reaches. */
export const COLOURS = {
  brand: '#37927b',
  brandDeep: '#14523f',
  onDeep: '#f4f9f6',
  accent: '#f2b84b',
  paper: '#fbfaf6',
} as const;
