import { each, type SchemaTable } from './schema-table.ts';

const WAYS = {
  ...each('motorway', 'motorway'),
  ...each('trunk', 'trunk'),
  ...each('primary', 'primary'),
  ...each('secondary', 'secondary'),
  ...each('tertiary tertiary_link', 'tertiary'),
  ...each('residential unclassified living_street road minor_road raceway busway', 'minor'),
  ...each('pedestrian', 'pedestrian'),
  ...each('service', 'service'),
  ...each('track', 'track'),
  ...each('path footway cycleway steps bridleway corridor', 'path'),
};

const LINKS = each('motorway_link trunk_link primary_link secondary_link', 'link' as const);

/** Protomaps' basemap, version 4: docs.protomaps.com/basemaps/layers */
export const PROTOMAPS: SchemaTable = {
  buried: { is_tunnel: true },
  layers: {
    earth: { kinds: ['kind'], areas: each('earth', 'land') },
    landuse: {
      kinds: ['kind'],
      areas: {
        ...each('residential neighbourhood', 'built'),
        ...each('industrial commercial retail railway military brownfield garages landfill quarry', 'works'),
        ...each('school university college hospital kindergarten', 'care'),
        ...each('park garden grass meadow golf_course village_green recreation_ground cemetery', 'green'),
        ...each('grassland scrub zoo dog_park nature_reserve allotments orchard', 'green'),
        ...each('wood forest', 'wood'),
        ...each('beach sand', 'sand'),
        ...each('pitch playground stadium track', 'pitch'),
        ...each('pedestrian footway pier platform', 'plaza'),
      },
    },
    water: {
      kinds: ['kind'],
      areas: { '*': 'water' },
      lines: { ...each('river canal', 'river'), ...each('stream ditch drain', 'stream') },
      names: { '*': 'water' },
    },
    roads: {
      kinds: ['kind_detail', 'kind'],
      lines: {
        ...WAYS,
        ...LINKS,
        highway: 'motorway',
        major_road: 'primary',
        ...each('rail light_rail narrow_gauge preserved', 'rail'),
        ...each('tram funicular monorail', 'tram'),
      },
      names: { ...WAYS, highway: 'motorway', major_road: 'primary' },
    },
    buildings: {
      kinds: ['kind'],
      areas: each('building', 'building'),
      names: each('address', 'house'),
      nameKey: 'addr_housenumber',
    },
    boundaries: { kinds: ['kind'], lines: each('country region', 'border') },
    places: {
      kinds: ['kind_detail', 'kind'],
      isPlaces: true,
      names: {
        ...each('city', 'city'),
        ...each('town', 'town'),
        ...each('village hamlet isolated_dwelling farm', 'village'),
        ...each('suburb borough macrohood', 'suburb'),
        ...each('quarter neighbourhood', 'neighbourhood'),
        locality: 'village',
      },
    },
    pois: {
      kinds: ['kind'],
      names: {
        ...each('station train_station subway_station halt bus_station ferry_terminal aerodrome', 'station'),
        ...each('park forest cemetery hospital university college museum stadium zoo library', 'landmark'),
        ...each('townhall marketplace theatre golf_course nature_reserve garden attraction', 'landmark'),
      },
    },
  },
};
