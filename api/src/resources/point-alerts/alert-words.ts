import { formattingLocale, type Locale } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { Alert } from './ask-for-alert.ts';

const KILOMETRE = 1000;

/** A distance in words, to a hundred metres: so roughly it is known where somebody watches. */
export function distanceWords(metres: number, locale: Locale): string {
  const rough = Math.max(100, Math.round(metres / 100) * 100);
  const [value, unit] = rough < KILOMETRE ? [rough, 'meter'] : [rough / KILOMETRE, 'kilometer'];
  const format = { style: 'unit', unit, unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(formattingLocale(locale), format).format(value);
}

/** What materials are called, by their ids. */
export type MaterialNames = (id: string, locale: Locale) => string;

/** Reads what materials are called. */
export async function readMaterialNames(db: Database): Promise<MaterialNames> {
  const rows = await db.selectFrom('raw_materials').select(['id', 'names']).execute();
  const names = new Map(rows.map((row) => [row.id, JSON.parse(row.names)]));
  return (id, locale) => names.get(id)?.[locale] ?? id;
}

/** The materials that an alert names, in words. */
export const materialWords = (ids: readonly string[], names: MaterialNames, locale: Locale): string =>
  ids.map((id) => names(id, locale)).join(', ');

/** How an alert's area is called, by what its middle is called. */
export const areaWords = (place: string, { radius }: Pick<Alert, 'radius'>, locale: Locale): string =>
  [place, fill(MAIL_TEXTS[locale].alert.within, { distance: distanceWords(radius ?? 0, locale) })]
    .filter(Boolean)
    .join(', ');
