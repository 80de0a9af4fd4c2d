import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { TileSchema } from '../sources/vector-source.ts';
import { type FeatureNames, readNames } from './feature-names.ts';
import { joinLines } from './join-lines.ts';
import type { AreaClass, LineClass, NameClass } from './map-classes.ts';
import { OPENMAPTILES } from './openmaptiles-schema.ts';
import { PROTOMAPS } from './protomaps-schema.ts';
import { classOf, type LayerRule, type SchemaTable } from './schema-table.ts';
import { type Shape, TILE_UNITS, toShape } from './shape.ts';

/** Something that has a name: a point, or lines that carry it. */
export interface Named {
  readonly kind: NameClass;
  readonly names: FeatureNames;
  /** How many people live there, where that is known. */
  readonly population: number;
  readonly shapes: readonly Shape[];
}

/** What a tile of an archive shows, in our own classes. */
export interface StreetTile {
  readonly areas: ReadonlyMap<AreaClass, readonly Shape[]>;
  readonly lines: ReadonlyMap<LineClass, readonly Shape[]>;
  readonly points: readonly Named[];
  readonly ways: readonly Named[];
  /** Whether the archive names towns here. */
  readonly hasPlaces: boolean;
  /** About how much memory it takes. */
  readonly size: number;
}

/** A tile that is not drawn; the message says why. */
export class BadTile extends Error {
  override readonly name = 'BadTile';
}

const SCHEMAS: Readonly<Record<TileSchema, SchemaTable>> = {
  protomaps: PROTOMAPS,
  openmaptiles: OPENMAPTILES,
};

/** No true tile has more: what has is damaged, or made to hurt. */
const LIMITS = { bytes: 8_000_000, features: 60_000, numbers: 2_000_000 };

/** How far beyond its tile a shape may reach: archives add some pixels, never whole tiles. */
const FARTHEST = TILE_UNITS * 4;

const [POINT, LINE, POLYGON] = [1, 2, 3];

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, values: readonly Value[]): void {
  const list = lists.get(key);
  if (list) for (const value of values) list.push(value);
  else lists.set(key, [...values]);
}

/** Collects the features of a tile. */
class TileReader {
  readonly areas = new Map<AreaClass, Shape[]>();
  readonly lines = new Map<LineClass, Shape[]>();
  readonly points: Named[] = [];
  readonly #ways = new Map<string, Named & { shapes: Shape[] }>();
  hasPlaces = false;
  numbers = 0;
  #features = 0;
  readonly #buried: SchemaTable['buried'];

  constructor({ buried }: SchemaTable) {
    this.#buried = buried;
  }

  read(layer: VectorTileLayer, rule: LayerRule): void {
    this.#features += layer.length;
    if (this.#features > LIMITS.features) throw new BadTile(`it has more than ${LIMITS.features} features`);
    for (let at = 0; at < layer.length; at += 1) this.#add(layer.feature(at), rule);
  }

  ways(): Named[] {
    return [...this.#ways.values()].map((way) => ({ ...way, shapes: joinLines(way.shapes) }));
  }

  #add(feature: VectorTileFeature, rule: LayerRule): void {
    const { properties, type } = feature;
    const area = type === POLYGON ? classOf(rule.areas, rule.kinds, properties) : undefined;
    const line = type === LINE ? this.#lineClass(feature, rule) : undefined;
    const name = type === POLYGON ? undefined : classOf(rule.names, rule.kinds, properties);
    const names = name && readNames(properties, rule.nameKey);
    if (!area && !line && !names) return;
    const shapes = this.#shapes(feature);
    if (area) push(this.areas, area, shapes);
    if (line) push(this.lines, line, shapes);
    if (name && names)
      this.#addName({ kind: name, names, shapes, population: Number(properties.population) || 0 }, type);
    if (rule.isPlaces && name) this.hasPlaces = true;
  }

  #lineClass({ properties }: VectorTileFeature, rule: LayerRule): LineClass | undefined {
    const found = classOf(rule.lines, rule.kinds, properties);
    const isBuried = Object.entries(this.#buried).some(([key, value]) => properties[key] === value);
    return isBuried && (found === 'rail' || found === 'tram' || found === 'path' || found === 'river')
      ? undefined
      : found;
  }

  #addName(named: Named & { shapes: Shape[] }, type: number): void {
    if (type === POINT) {
      this.points.push(named);
      return;
    }
    const key = JSON.stringify([named.kind, named.names]);
    const known = this.#ways.get(key);
    if (known) known.shapes.push(...named.shapes);
    else this.#ways.set(key, { ...named, shapes: [...named.shapes] });
  }

  #shapes(feature: VectorTileFeature): Shape[] {
    const shapes = feature.loadGeometry().map((points) => toShape(points, feature.extent));
    for (const { flat, box } of shapes) {
      this.numbers += flat.length;
      if (Math.min(box[0], box[1]) < -FARTHEST || Math.max(box[2], box[3]) > FARTHEST + TILE_UNITS)
        throw new BadTile('it has shapes far outside of itself');
    }
    if (this.numbers > LIMITS.numbers) throw new BadTile(`it has more than ${LIMITS.numbers / 2} points`);
    return shapes;
  }
}

/** The first byte of every tile that has a layer: the tag of a layer. */
const LAYER_TAG = 0x1a;

/**
 * Reads a Mapbox Vector Tile.
 *
 * @throws BadTile where it is damaged or larger than any true tile
 */
export function readStreetTile(bytes: Uint8Array, schema: TileSchema): StreetTile {
  if (bytes.length > 0 && bytes[0] !== LAYER_TAG) throw new BadTile('it is not a vector tile');
  if (bytes.length > LIMITS.bytes) throw new BadTile(`it has ${bytes.length} bytes`);
  const table = SCHEMAS[schema];
  const reader = new TileReader(table);
  try {
    const { layers } = new VectorTile(new PbfReader(bytes));
    for (const [name, rule] of Object.entries(table.layers)) {
      const layer = Object.hasOwn(layers, name) ? layers[name] : undefined;
      if (layer) reader.read(layer, rule);
    }
  } catch (error) {
    throw error instanceof BadTile ? error : new BadTile('it is not a vector tile', { cause: error });
  }
  const lines = new Map([...reader.lines].map(([name, shapes]) => [name, joinLines(shapes)]));
  const { areas, points, hasPlaces, numbers } = reader;
  return {
    areas,
    lines,
    points,
    ways: reader.ways(),
    hasPlaces,
    size: 20_000 + numbers * 8 + points.length * 300,
  };
}
