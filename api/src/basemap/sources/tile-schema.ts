import type { TileSchema } from './vector-source.ts';

/** Layers that only this schema has. */
const MARKS: Readonly<Record<TileSchema, readonly string[]>> = {
  protomaps: ['roads', 'earth', 'buildings'],
  openmaptiles: ['transportation', 'transportation_name', 'building', 'waterway'],
};

/** The schema whose layers an archive has; null where they are of neither. */
export function schemaOf(layers: readonly string[]): TileSchema | null {
  const schemas = Object.keys(MARKS) as TileSchema[];
  return schemas.find((schema) => MARKS[schema].some((layer) => layers.includes(layer))) ?? null;
}
