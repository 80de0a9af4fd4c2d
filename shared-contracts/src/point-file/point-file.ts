/**
 * The columns of a table of recycling points, in the order in which they are written. Files of organisations have them
 * as their headings; a mapping of another file says where each of them is found.
 */
export const POINT_COLUMNS = [
  'id',
  'name',
  'address',
  'lng',
  'lat',
  'icon',
  'materials',
  'hours',
  'rules',
  'comment',
  'contact',
  'phone',
  'email',
] as const;

/** A column of a table of recycling points. */
export type PointColumn = (typeof POINT_COLUMNS)[number];

/** The columns of an organisation's own file: `portal_id` is the point's id here, `id` the organisation's own. */
export const OWN_FILE_COLUMNS = ['portal_id', ...POINT_COLUMNS] as const;

/** A column of an organisation's own file. */
export type OwnFileColumn = (typeof OWN_FILE_COLUMNS)[number];

/** The formats in which an organisation's points come in and go out, with the ending of the file's name. */
export const OWN_FILE_FORMATS = ['csv', 'geojson'] as const;

/** A format of a file of points. */
export type OwnFileFormat = (typeof OWN_FILE_FORMATS)[number];

/** The largest file that is read, in bytes; the most rows or features; the longest own id, in characters. */
export const OWN_FILE_LIMITS = { bytes: 5 * 1024 * 1024, rows: 10_000, id: 100 } as const;

/** So many points are sent for review at most where they are named. */
export const MOST_NAMED_REVIEWS = 1000;

/**
 * Where files of points are sent (`?dry_run=1` writes nothing), and where they are fetched. `bulkTransit` sends drafts to
 * review, and says before which of the points have a draft that is ready for it.
 */
export const OWN_FILE_PATHS = {
  import: '/api/web/v1/facility/facility/import/',
  export: (format: OwnFileFormat): string => `/api/web/v1/facility/facility/export.${format}`,
  template: '/api/web/v1/facility/facility/import/template.csv',
  bulkTransit: '/api/web/v1/facility/facility/transit/bulk/',
} as const;

/**
 * Why a whole file is refused.
 *
 * - `file-missing`: nothing was sent
 * - `file-empty`: there is nothing in it
 * - `file-too-large`: it has more than {@link OWN_FILE_LIMITS} allows
 * - `file-encoding`: it is text in another encoding than UTF-8
 * - `file-not-text`: it is a workbook, an archive, a picture
 * - `not-a-table`: it is no CSV table
 * - `not-geojson`: it is no GeoJSON FeatureCollection
 * - `missing-column`: it has no columns for where a point lies or what it is called
 * - `no-rows`: it has headings only, or no features
 * - `too-many-rows`: it has more rows than {@link OWN_FILE_LIMITS} allows
 */
export const FILE_PROBLEMS = [
  'file-missing',
  'file-empty',
  'file-too-large',
  'file-encoding',
  'file-not-text',
  'not-a-table',
  'not-geojson',
  'missing-column',
  'no-rows',
  'too-many-rows',
] as const;

/** Why a whole file is refused. */
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/**
 * Why a row is refused, beside the rules of fields (`required`, `maxLength` and others of `FieldRule`).
 *
 * - `coordinates`, `swapped`: these are no degrees; longitude and latitude seem to be exchanged
 * - `geometry`: a GeoJSON feature that is no point
 * - `columns`: the row has more or fewer cells than there are headings
 * - `unknown-icon`, `unknown-material`, `unknown-unit`: the dictionaries do not have this
 * - `retired-icon`, `retired-material`, `retired-unit`: only points that have this already may keep it
 * - `price`: this is no price
 * - `hours`: these are no plain weekly hours
 * - `duplicate-id`, `duplicate-place`: an earlier row has the same id, or the same name and place
 * - `same-point`: an earlier row stands for the same point
 * - `ambiguous`: several points have this name in this place
 * - `unknown-point`: `portal_id` is none of the organisation's points
 * - `id-taken`: another point has this id
 * - `on-review`, `closed`, `blocked`: the point is in a status in which nobody changes it
 */
export const ROW_PROBLEMS = [
  'coordinates',
  'swapped',
  'geometry',
  'columns',
  'unknown-icon',
  'unknown-material',
  'unknown-unit',
  'retired-icon',
  'retired-material',
  'retired-unit',
  'price',
  'hours',
  'duplicate-id',
  'duplicate-place',
  'same-point',
  'ambiguous',
  'unknown-point',
  'id-taken',
  'on-review',
  'closed',
  'blocked',
] as const;

/** Why a row is refused. */
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** What becomes of a row. */
export const ROW_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;

/** What becomes of a row. */
export type RowOutcome = (typeof ROW_OUTCOMES)[number];
