import { buildingFeatures } from './building-features.ts';
import { groundFeatures } from './ground-features.ts';
import type { MapFeature, TaggedGeometry } from './map-feature.ts';
import { placeFeatures } from './place-features.ts';
import { roadFeatures } from './road-features.ts';

/** What a thing of OpenStreetMap is on the map: nothing, or features in one or several layers. */
export const toMapFeatures = (given: TaggedGeometry): readonly MapFeature[] =>
  [roadFeatures, groundFeatures, buildingFeatures, placeFeatures].flatMap((features) => features(given));
