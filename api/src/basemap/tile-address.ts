import { LOCALE_INFO, LOCALES, type LocaleInfo } from '@ecocircle/shared-contracts';
import { oneOf, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { AnySchema, InferType, ISchema } from 'yup';
import { wholeNumber } from '../validation/numbers.ts';
import { BASEMAP_THEMES } from './palette.ts';
import type { UnitBox } from './place-table.ts';

/** A language of the map's labels. */
export type BasemapLanguage = LocaleInfo['language'];

/** The languages in which the map can be labelled: those of the locales. */
export const BASEMAP_LANGUAGES: readonly BasemapLanguage[] = [
  ...new Set(LOCALES.map((locale) => LOCALE_INFO[locale].language)),
];

/** The deepest zoom of the basemap. */
export const DEEPEST_ZOOM = 19;

/** The most tiles that one drawing holds in a row or a column. */
const LARGEST_SHEET = 5;

const coordinate = wholeNumber(0, 9_999_999);
const count = wholeNumber(1, LARGEST_SHEET);

const tile = { theme: oneOf(BASEMAP_THEMES), z: wholeNumber(0, DEEPEST_ZOOM), x: coordinate, y: coordinate };

/** The name of the test that a sheet fails that reaches beyond the world. */
export const WITHIN_WORLD = 'within-world';

const withinWorld = <
  Sheet extends ISchema<{ z: number; x: number; y: number; columns?: number; rows?: number }>,
>(
  schema: Sheet & AnySchema,
): Sheet =>
  schema.test(WITHIN_WORLD, ({ z, x, y, columns = 1, rows = 1 }, { createError }) => {
    const message = 'must be less than 2 to the power of z';
    if (x + columns > 2 ** z) return createError({ path: 'x', message });
    return !(y + rows > 2 ** z) || createError({ path: 'y', message });
  });

/** The path of a tile. */
export const TileParams = withinWorld(strictObject(tile));

/** The path of a sheet: its first tile, and how many there are from there to the right and down. */
export const SheetParams = withinWorld(strictObject({ ...tile, columns: count, rows: count }));

const language = oneOf(BASEMAP_LANGUAGES);

/**
 * What a path of the basemap may be followed by: the language of the names in it, without which it has none, and the
 * version that the caller knows.
 */
export const TileQuery = tolerantObject({
  lang: language.optional(),
  v: text().max(64, 'must have at most 64 characters').optional(),
});

/** What the path of a tile of names may be followed by. */
export const LabelsQuery = tolerantObject({
  lang: language.default('en'),
  v: text().max(64, 'must have at most 64 characters').optional(),
});

/** Which tile is wanted: the zoom, the column and row, and how it looks; with a language it has names in it. */
export type TileAddress = InferType<typeof TileParams> & { readonly lang?: BasemapLanguage | undefined };

/** A tile with names. */
export type LabelledTile = TileAddress & { readonly lang: BasemapLanguage };

/** Which sheet of tiles is wanted. */
export type SheetAddress = TileAddress & Pick<InferType<typeof SheetParams>, 'columns' | 'rows'>;

/** The part of the unit square that a tile shows, widened to all sides. */
export function tileBox(
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
  widerX: number,
  widerY: number,
): UnitBox {
  const size = 1 / 2 ** z;
  return {
    left: x * size - widerX,
    top: y * size - widerY,
    right: (x + 1) * size + widerX,
    bottom: (y + 1) * size + widerY,
  };
}
