import type { Locale } from './locales.ts';

/** Locales whose texts hold only what differs from those of another locale of the same language. */
export const LOCALE_PARENTS = { 'ru-KZ': 'ru-RU' } as const satisfies Partial<Record<Locale, Locale>>;

/** A locale that stands on another one. */
export type OverlaidLocale = keyof typeof LOCALE_PARENTS;

/** A locale with texts of its own. */
export type WholeLocale = Exclude<Locale, OverlaidLocale>;

/** The part of a table of texts that differs; the rest is the parent's. */
export type Overlay<Texts> = Texts extends object
  ? { readonly [Key in keyof Texts]?: Overlay<Texts[Key]> }
  : Texts;

/** The locale whose texts a locale stands on; undefined for one with texts of its own. */
export const parentOf = (locale: Locale): WholeLocale | undefined =>
  (LOCALE_PARENTS as Partial<Record<Locale, WholeLocale>>)[locale];

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A table of texts with what differs put into it, key by key and in the parent's order; a list is replaced whole. */
export function overlaid<Texts extends object>(
  parent: Texts,
  own: Overlay<Texts> = {} as Overlay<Texts>,
): Texts {
  const merged: Record<string, unknown> = { ...(parent as Record<string, unknown>) };
  for (const [key, value] of Object.entries(own)) {
    const whole = merged[key];
    merged[key] = isTable(whole) && isTable(value) ? overlaid(whole, value) : value;
  }
  return merged as Texts;
}

/** The texts of every locale, where an overlaid one may be given in part or left out. */
export function textsByLocale<Tables extends Record<WholeLocale, object>>(
  tables: Tables & { readonly [L in OverlaidLocale]?: Overlay<Tables[(typeof LOCALE_PARENTS)[L]]> },
): { readonly [L in Locale]: Tables[L extends OverlaidLocale ? (typeof LOCALE_PARENTS)[L] : L] } {
  const given: Partial<Record<Locale, object>> = tables;
  const parents = Object.entries(LOCALE_PARENTS) as [OverlaidLocale, WholeLocale][];
  return {
    ...given,
    ...Object.fromEntries(
      parents.map(([locale, parent]) => [locale, overlaid(given[parent] ?? {}, given[locale])]),
    ),
  } as never;
}
