import { hasName, namesOf } from './feature-names.ts';
import { labelPoint } from './label-point.ts';
import { type MapFeature, type MapLayer, shapeOf, type TaggedGeometry } from './map-feature.ts';

/** Values of tags that are kinds of land use by the same name. */
const LAND_USE: Readonly<Record<string, readonly string[]>> = {
  landuse: [
    ...['residential', 'industrial', 'commercial', 'retail', 'railway', 'military', 'farmland', 'quarry'],
    ...['cemetery', 'grass', 'meadow', 'forest', 'allotments', 'village_green', 'recreation_ground'],
    ...['garages', 'landfill', 'orchard'],
  ],
  leisure: [
    ...['park', 'garden', 'golf_course', 'dog_park', 'playground', 'pitch', 'nature_reserve', 'stadium'],
    'track',
  ],
  natural: ['wood', 'grassland', 'scrub', 'beach', 'sand', 'wetland', 'glacier', 'bare_rock'],
  amenity: ['hospital', 'school', 'kindergarten', 'university', 'college'],
  aeroway: ['aerodrome', 'runway', 'taxiway'],
  tourism: ['zoo'],
};

/** Values that are another kind in the schema. */
const LIKE: Readonly<Record<string, string>> = {
  'landuse=brownfield': 'industrial',
  'landuse=construction': 'industrial',
  'landuse=farmyard': 'farmland',
  'leisure=sports_centre': 'pitch',
  'railway=platform': 'platform',
  'man_made=pier': 'pier',
  'boundary=national_park': 'national_park',
};

const SQUARES = ['pedestrian', 'footway'];
/** Areas whose name is worth a label. */
const LANDMARKS = [
  'park',
  'forest',
  'cemetery',
  'hospital',
  'university',
  'college',
  'stadium',
  'zoo',
  'garden',
];

const WATERWAYS: Readonly<Record<string, number>> = {
  river: 11,
  canal: 11,
  stream: 13,
  ditch: 14,
  drain: 14,
};
const WATER_USES = ['reservoir', 'basin'];

function landUseKind(tags: TaggedGeometry['tags']): string | undefined {
  const own = Object.entries(LAND_USE).find(([key, kinds]) => kinds.includes(tags[key] ?? ''));
  if (own) return tags[own[0]];
  const like = Object.keys(LIKE).find((pair) => {
    const [key = '', value] = pair.split('=');
    return tags[key] === value;
  });
  if (like) return LIKE[like];
  return SQUARES.includes(tags.highway ?? '') ? 'pedestrian' : undefined;
}

/** The name of an area as a point: areas are cut at the edges of tiles, and have no one place for it. */
function nameOfArea({ geometry, tags }: TaggedGeometry, layer: MapLayer, kind: string): MapFeature[] {
  const point = hasName(tags) ? labelPoint(geometry) : null;
  return point ? [{ layer, minZoom: 13, geometry: point, properties: { kind, ...namesOf(tags) } }] : [];
}

function waterKind(tags: TaggedGeometry['tags']): string | undefined {
  if (tags.natural === 'water') return tags.water ?? 'water';
  if (tags.waterway === 'riverbank' || tags.waterway === 'dock') return 'river';
  return WATER_USES.includes(tags.landuse ?? '') ? tags.landuse : undefined;
}

function waterway({ geometry, tags }: TaggedGeometry): MapFeature[] {
  const { waterway: kind = '' } = tags;
  const minZoom = WATERWAYS[kind];
  if (minZoom === undefined || tags.tunnel === 'culvert') return [];
  return [{ layer: 'water', minZoom, geometry, properties: { kind, ...namesOf(tags) } }];
}

/** Water and what the land is used for. */
export function groundFeatures(given: TaggedGeometry): readonly MapFeature[] {
  const { geometry, tags } = given;
  const shape = shapeOf(geometry);
  if (shape === 'line') return waterway(given);
  if (shape !== 'area') return [];
  const water = waterKind(tags);
  if (water)
    return [
      { layer: 'water', minZoom: 11, geometry, properties: { kind: water } },
      ...nameOfArea(given, 'water', water),
    ];
  const kind = landUseKind(tags);
  if (!kind) return [];
  return [
    { layer: 'landuse', minZoom: 11, geometry, properties: { kind } },
    ...(LANDMARKS.includes(kind) ? nameOfArea(given, 'pois', kind) : []),
  ];
}
