import { checked, list, oneOf, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { type InferType, mixed } from 'yup';
import { ImportError } from './import-error.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FeatureSchema = tolerantObject({
  id: mixed((id): id is string | number => typeof id === 'string' || typeof id === 'number'),
  properties: mixed(isObject).nullable(),
  geometry: tolerantObject({ type: text(), coordinates: mixed() }).nullable().optional(),
});

const CollectionSchema = tolerantObject({
  type: oneOf(['FeatureCollection']),
  features: list(mixed().nullable()),
});

/** A feature of GeoJSON. */
export type Feature = InferType<typeof FeatureSchema>;

function parseJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new ImportError(`${file} is not JSON: ${(error as Error).message}.`, {
      cause: error,
      problem: 'not-geojson',
    });
  }
}

/** The features of a FeatureCollection, in their order; null stands for one that is none. `file` names it in errors. */
export function readFeatures(content: string, file: string): readonly (Feature | null)[] {
  const collection = checked(CollectionSchema, parseJson(content, file));
  if ('errors' in collection)
    throw new ImportError(`${file} is no GeoJSON FeatureCollection: it needs "type" and a list "features".`, {
      problem: 'not-geojson',
    });
  const { features } = collection.value;
  if (features.length === 0) throw new ImportError(`${file} has no features.`, { problem: 'no-rows' });
  return features.map((given) => {
    const feature = checked(FeatureSchema, given);
    return 'value' in feature ? feature.value : null;
  });
}
