import { each, type SchemaTable } from './schema-table.ts';

const WAYS = {
  ...each('motorway', 'motorway'),
  ...each('trunk', 'trunk'),
  ...each('primary', 'primary'),
  ...each('secondary', 'secondary'),
  ...each('tertiary', 'tertiary'),
  ...each('minor raceway busway bus_guideway', 'minor'),
  ...each('pedestrian', 'pedestrian'),
  ...each('service', 'service'),
  ...each('track', 'track'),
  ...each('path', 'path'),
};

/** OpenMapTiles' schema, version 3: openmaptiles.org/schema */
export const OPENMAPTILES: SchemaTable = {
  buried: { brunnel: 'tunnel' },
  layers: {
    landuse: {
      kinds: ['class'],
      areas: {
        ...each('residential suburb quarter neighbourhood', 'built'),
        ...each('industrial commercial retail railway military garages quarry dam', 'works'),
        ...each('school university college hospital kindergarten', 'care'),
        ...each('cemetery zoo theme_park', 'green'),
        ...each('pitch playground stadium track', 'pitch'),
      },
    },
    landcover: {
      kinds: ['class'],
      areas: { grass: 'green', wood: 'wood', sand: 'sand' },
    },
    park: {
      kinds: ['class'],
      areas: each('public_park nature_reserve', 'green'),
      names: each('public_park', 'landmark'),
    },
    water: { kinds: ['class'], areas: { '*': 'water' } },
    waterway: {
      kinds: ['class'],
      lines: { ...each('river canal', 'river'), ...each('stream ditch drain', 'stream') },
      names: each('river canal', 'water'),
    },
    water_name: { kinds: ['class'], names: { '*': 'water' } },
    transportation: {
      kinds: ['subclass', 'class'],
      areas: each('pedestrian platform path pier', 'plaza'),
      lines: {
        ...WAYS,
        ...each('rail narrow_gauge preserved light_rail', 'rail'),
        ...each('tram funicular monorail', 'tram'),
      },
    },
    transportation_name: { kinds: ['subclass', 'class'], names: WAYS },
    building: { kinds: ['class'], areas: { '*': 'building' } },
    housenumber: { kinds: [], names: { '*': 'house' }, nameKey: 'housenumber' },
    boundary: { kinds: ['admin_level'], lines: each('2 4', 'border') },
    place: {
      kinds: ['class'],
      isPlaces: true,
      names: {
        ...each('city', 'city'),
        ...each('town', 'town'),
        ...each('village hamlet isolated_dwelling', 'village'),
        ...each('suburb borough', 'suburb'),
        ...each('quarter neighbourhood', 'neighbourhood'),
      },
    },
    aerodrome_label: { kinds: [], names: { '*': 'station' } },
    poi: {
      kinds: ['subclass', 'class'],
      names: {
        ...each('station halt subway bus_station ferry_terminal', 'station'),
        ...each('hospital university college museum stadium zoo library town_hall theatre', 'landmark'),
        ...each('cemetery golf attraction', 'landmark'),
      },
    },
  },
};
