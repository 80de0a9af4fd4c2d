import type { Locale } from '@ecocircle/shared-contracts';
import type { SCHEMES } from '../pages/page-check.ts';

/** The widths of the pictures: a phone, a tablet and a desktop. */
export const WIDTHS = [360, 768, 1440] as const;

export type Width = (typeof WIDTHS)[number];
export type Scheme = (typeof SCHEMES)[number];

/** How wide a page is, in which colours and in which language. */
export type Look = `${Width} ${Scheme} ${Locale}`;

/** A look by its parts. */
export interface LookParts {
  readonly width: Width;
  readonly scheme: Scheme;
  readonly locale: Locale;
}

export function partsOf(look: Look): LookParts {
  const [width, scheme, locale] = look.split(' ') as [string, Scheme, Locale];
  return { width: Number(width) as Width, scheme, locale };
}

/** How high the window of each width is, and how much of a long page its picture shows. */
export const HEIGHTS: Readonly<Record<Width, { readonly window: number; readonly picture: number }>> = {
  360: { window: 740, picture: 3200 },
  768: { window: 1024, picture: 2400 },
  1440: { window: 900, picture: 1800 },
};
