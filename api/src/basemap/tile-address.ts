import * as v from 'valibot';
import { BASEMAP_THEMES } from './palette.ts';
import type { UnitBox } from './place-table.ts';

/** The languages in which the map can be labelled. */
export const BASEMAP_LANGUAGES = ['en', 'es', 'ru', 'kk'] as const;

/** A language of the map's labels. */
export type BasemapLanguage = (typeof BASEMAP_LANGUAGES)[number];

/** The deepest zoom of the basemap. */
export const DEEPEST_ZOOM = 19;

const integer = v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be a whole number'), v.transform(Number));

/** The most tiles that one drawing holds in a row or a column. */
const LARGEST_SHEET = 5;

const count = v.pipe(
  integer,
  v.minValue(1, 'must be at least 1'),
  v.maxValue(LARGEST_SHEET, `must be at most ${LARGEST_SHEET}`),
);

const TileAddressSchema = v.pipe(
  v.object({
    theme: v.picklist(BASEMAP_THEMES, `must be one of ${BASEMAP_THEMES.join(', ')}`),
    z: v.pipe(integer, v.maxValue(DEEPEST_ZOOM, `must be at most ${DEEPEST_ZOOM}`)),
    x: integer,
    y: integer,
    columns: v.optional(count, '1'),
    rows: v.optional(count, '1'),
    lang: v.optional(v.picklist(BASEMAP_LANGUAGES, `must be one of ${BASEMAP_LANGUAGES.join(', ')}`), 'en'),
    v: v.optional(v.pipe(v.string(), v.maxLength(64, 'must have at most 64 characters'))),
  }),
  v.forward(
    v.check(({ z, x, columns }) => x + columns <= 2 ** z, 'must be less than 2 to the power of z'),
    ['x'],
  ),
  v.forward(
    v.check(({ z, y, rows }) => y + rows <= 2 ** z, 'must be less than 2 to the power of z'),
    ['y'],
  ),
);

/** Which sheet of tiles is wanted: its first tile, and how many there are from there to the right and down. */
export type SheetAddress = v.InferOutput<typeof TileAddressSchema>;

/** Which tile is wanted: the zoom, the column and row, how it looks and the language of its labels. */
export type TileAddress = Omit<SheetAddress, 'columns' | 'rows'>;

/** A parameter that is not as it must be. */
export interface WrongParameter {
  readonly parameter: string;
  readonly detail: string;
}

/** Reads the address of a tile, or of a sheet of them, from the path and query parameters. */
export function readTileAddress(
  parameters: Readonly<Record<string, unknown>>,
): { ok: true; address: SheetAddress } | { ok: false; wrong: WrongParameter[] } {
  const result = v.safeParse(TileAddressSchema, parameters);
  if (result.success) return { ok: true, address: result.output };
  const wrong = result.issues.map((issue) => {
    const parameter = v.getDotPath(issue) ?? 'path';
    return { parameter, detail: `${parameter} ${issue.message}` };
  });
  return { ok: false, wrong };
}

/** The part of the unit square that a tile shows, widened to all sides. */
export function tileBox({ z, x, y }: TileAddress, widerX: number, widerY: number): UnitBox {
  const size = 1 / 2 ** z;
  return {
    left: x * size - widerX,
    top: y * size - widerY,
    right: (x + 1) * size + widerX,
    bottom: (y + 1) * size + widerY,
  };
}
