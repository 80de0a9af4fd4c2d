import { BRAND } from './palette.ts';
import { at, circle, line, path, rect, shadow } from './shapes.ts';

/** How one person looks. */
export interface Looks {
  readonly coat: string;
  readonly skin: string;
  readonly hair: string;
  /** What they carry. */
  readonly carries: 'bag' | 'box' | 'nothing';
}

const bag = (): string =>
  path('M58-150h54l10 78H48z', BRAND.accent) + line('M70-150q14-34 30 0', '#B98A2C', 6);

const box = (): string => rect(28, -190, 96, 70, '#C99F6C', 6) + line('M76-190v70', '#A98B63', 6);

/** A standing person, feet at the origin, about 300 high. */
export function person(x: number, y: number, scale: number, looks: Looks): string {
  const load = looks.carries === 'bag' ? bag() : looks.carries === 'box' ? box() : '';
  return at(
    x,
    y,
    scale,
    shadow(0, 2, 120),
    line('M-20-6v-100M22-6v-100', BRAND.ink, 26),
    path('M-50-92q-6-120 24-146h52q32 26 26 146z', looks.coat),
    line('M-38-210q-20 50-16 92', looks.coat, 24),
    circle(0, -272, 34, looks.skin),
    path('M-36-272q0-44 36-44t36 40q-20-18-44-14-18 2-28 18z', looks.hair),
    load,
    line(looks.carries === 'box' ? 'M38-208q20 26 18 44' : 'M38-210q36 30 46 62', looks.coat, 24),
  );
}

export const LOOKS: readonly Looks[] = [
  { coat: '#37927B', skin: '#E8B98F', hair: '#4A3326', carries: 'bag' },
  { coat: '#D98E73', skin: '#F0CBA8', hair: '#8A5A2B', carries: 'box' },
  { coat: '#3E7CB1', skin: '#C98F64', hair: '#2A211C', carries: 'nothing' },
  { coat: '#F2B84B', skin: '#D9A679', hair: '#1F1A17', carries: 'box' },
  { coat: '#7A6AA8', skin: '#F0CBA8', hair: '#C9A25A', carries: 'bag' },
];
