/** What covers the ground, in the order in which it is drawn. */
export const AREA_CLASSES = [
  'land',
  'built',
  'works',
  'care',
  'green',
  'wood',
  'sand',
  'pitch',
  'water',
  'plaza',
  'building',
] as const;

/** A kind of area. */
export type AreaClass = (typeof AREA_CLASSES)[number];

/** Kinds of lines: water, ways from the smallest to the largest, rails and borders. */
export const LINE_CLASSES = [
  'stream',
  'river',
  'path',
  'track',
  'service',
  'pedestrian',
  'minor',
  'tertiary',
  'link',
  'secondary',
  'primary',
  'trunk',
  'motorway',
  'tram',
  'rail',
  'border',
] as const;

/** A kind of line. */
export type LineClass = (typeof LINE_CLASSES)[number];

/** Kinds of names, the first to be placed first. */
export const NAME_CLASSES = [
  'city',
  'town',
  'suburb',
  'village',
  'station',
  'water',
  'neighbourhood',
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'minor',
  'pedestrian',
  'landmark',
  'service',
  'track',
  'path',
  'house',
] as const;

/** A kind of name. */
export type NameClass = (typeof NAME_CLASSES)[number];
