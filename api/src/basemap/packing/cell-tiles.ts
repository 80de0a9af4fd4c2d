import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt';
import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import { CELL_ZOOM, MARGIN } from './cells.ts';
import { MAP_LAYERS, type MapFeature } from './map-feature.ts';

/** The deepest zoom: nearer views are drawn from its tiles. */
export const DEEPEST_ZOOM = 15;

const EXTENT = 4096;
/** Less than half a pixel: above the deepest zoom lines are drawn with so much less detail. */
const TOLERANCE = 6;

/** A tile of the archive. */
export interface PackedTile {
  readonly zoom: number;
  readonly id: number;
  readonly tile: Uint8Array;
}

/** What goes along with each feature through the cutting. */
interface Tags {
  readonly feature: MapFeature;
}

const indexOf = (features: readonly MapFeature[]) =>
  new GeoJSONVT(
    {
      type: 'FeatureCollection',
      features: features.map((feature) => ({
        type: 'Feature',
        geometry: feature.geometry,
        properties: { feature } satisfies Tags,
      })),
    },
    { maxZoom: DEEPEST_ZOOM, extent: EXTENT, tolerance: TOLERANCE, buffer: EXTENT * MARGIN, indexMaxZoom: 0 },
  );

/** The tiles of a zoom within a cell, in the order of their ids. */
function idsIn(cell: number, zoom: number): number[] {
  const [, x, y] = tileIdToZxy(cell);
  const side = 2 ** (zoom - CELL_ZOOM);
  const steps = Array.from({ length: side }, (_, step) => step);
  return steps
    .flatMap((right) => steps.map((down) => zxyToTileId(zoom, x * side + right, y * side + down)))
    .sort((a, b) => a - b);
}

function encode(features: readonly LegacyFeature[], zoom: number): Uint8Array | null {
  const layers = MAP_LAYERS.flatMap((layer) => {
    const shown = features.flatMap((cut) => {
      const { feature } = cut.tags as unknown as Tags;
      return feature.layer === layer && feature.minZoom <= zoom ? [{ ...cut, tags: feature.properties }] : [];
    });
    return shown.length > 0 ? [[layer, { features: shown }] as const] : [];
  });
  return layers.length > 0 ? fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT }) : null;
}

/** Cuts the features of a cell into its tiles and those below it. */
export function* cellTiles(cell: number, features: readonly MapFeature[]): Generator<PackedTile> {
  const index = indexOf(features);
  for (let zoom = CELL_ZOOM; zoom <= DEEPEST_ZOOM; zoom += 1)
    for (const id of idsIn(cell, zoom)) {
      const cut = index.getTile(...tileIdToZxy(id));
      const tile = cut && encode(cut.features, zoom);
      if (tile) yield { zoom, id, tile };
    }
}
