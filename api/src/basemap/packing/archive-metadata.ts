import type { Licence } from './licence.ts';
import { MAP_LAYERS } from './map-feature.ts';

/** What is known of an archive that was packed here. */
export interface PackedMetadata {
  readonly name: string;
  readonly attribution: string;
  readonly license: string;
  /** Of the files and of how they were read. */
  readonly content: string;
  readonly files: readonly string[];
}

const FIELDS: Readonly<Record<string, string>> = { kind: 'String', kind_detail: 'String', name: 'String' };

/** The metadata of an archive, in the words of PMTiles and TileJSON. */
export const archiveMetadata = (
  name: string,
  { attribution, licence }: Licence,
  { content, files }: Pick<PackedMetadata, 'content' | 'files'>,
  [minzoom, maxzoom]: readonly [number, number],
) => ({
  name,
  description: `Streets packed from ${files.join(', ')}`,
  type: 'baselayer',
  attribution,
  license: licence,
  generator: 'EcoCircle',
  content,
  files,
  vector_layers: MAP_LAYERS.map((id) => ({ id, fields: FIELDS, minzoom, maxzoom })),
});
