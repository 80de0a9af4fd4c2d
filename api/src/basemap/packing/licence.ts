import type { InputFile } from './input-file.ts';
import { PackError } from './pack-error.ts';

/** Who has to be named beside the map, and under which licence the data stand. */
export interface Licence {
  readonly attribution: string;
  readonly licence: string;
}

/** What holds for OpenStreetMap's data. */
const OPENSTREETMAP: Licence = {
  attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>',
  licence: 'ODbL 1.0',
};

/**
 * What was given, else what holds for extracts; a layer says nothing about where it is from.
 *
 * @throws PackError where somebody has to say it
 */
export function licenceOf(files: readonly InputFile[], given: Partial<Licence>): Licence {
  const isOpenStreetMap = files.every(({ format }) => format === 'extract');
  const known = isOpenStreetMap ? { ...OPENSTREETMAP, ...given } : given;
  const { attribution, licence } = known;
  if (attribution?.trim() && licence?.trim())
    return { attribution: attribution.trim(), licence: licence.trim() };
  throw new PackError(
    'A GeoJSON layer does not say whose it is: give --attribution "© …" and --licence "…", which the map has to show. Data of OpenStreetMap: --attribution "© OpenStreetMap contributors" --licence "ODbL 1.0".',
  );
}
