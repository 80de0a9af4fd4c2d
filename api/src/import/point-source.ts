import { foldText } from '../database/search-text.ts';
import type { Row } from '../database/tables.ts';

/** The data set that points come from; each of its points names it and its licence. */
export type PointSource = Readonly<Row<'point_sources'>>;

/** The attribution that OpenStreetMap requires where its data is shown. */
export const OPENSTREETMAP: PointSource = {
  id: 'openstreetmap',
  name: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
  licence: 'ODbL 1.0',
};

/** An id from a name: small letters, digits and hyphens. */
export const toSourceId = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
