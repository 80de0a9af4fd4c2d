import { type FileProblem, OWN_FILE_LIMITS } from '@ecocircle/shared-contracts/point-file';
import { RequestError } from '../../errors/request-error.ts';

const TITLES: Readonly<Record<FileProblem, string>> = {
  'file-missing': 'There is no file',
  'file-empty': 'The file is empty',
  'file-too-large': 'The file is too large',
  'file-encoding': 'The file is not UTF-8',
  'file-not-text': 'The file is no text',
  'not-a-table': 'The file is no CSV table',
  'not-geojson': 'The file is no GeoJSON FeatureCollection',
  'missing-column': 'A column is missing',
  'no-rows': 'The file has no rows',
  'too-many-rows': 'The file has too many rows',
};

const LIMITS: Readonly<Partial<Record<FileProblem, number>>> = {
  'file-too-large': OWN_FILE_LIMITS.bytes,
  'too-many-rows': OWN_FILE_LIMITS.rows,
};

/** A file is refused as a whole. `detail` says more in English. */
export function fileRefusal(problem: FileProblem, detail?: string): RequestError {
  const max = LIMITS[problem];
  return new RequestError({
    status: problem === 'file-too-large' ? 413 : 422,
    code: problem,
    title: TITLES[problem],
    ...(detail !== undefined && { detail }),
    ...(max !== undefined && { meta: { max } }),
  });
}

/** The file has no columns of these names. */
export function missingColumns(columns: readonly string[]): RequestError {
  const [first, ...others] = columns.map((parameter) => ({
    status: 422,
    code: 'missing-column',
    title: TITLES['missing-column'],
    source: { parameter },
  }));
  return new RequestError(first as NonNullable<typeof first>, ...others);
}
