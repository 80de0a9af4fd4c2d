import type { BasemapPalette } from '../palette.ts';
import type { NameClass } from './map-classes.ts';
import type { LabelWeight } from './onest-metrics.ts';

/** The height of a line of text, in its size. */
export const LINE_HEIGHT = 1.15;

/** The radius of a mark, and how far below it the name begins. */
export const MARK = { radius: 3.5, gap: 5 };

/** How names of a class are set. */
export interface NameStyle {
  /** The zooms in which they are shown. */
  readonly zooms: readonly [first: number, last: number];
  /** In pixels, in the first zoom and in the last. */
  readonly sizes: readonly [first: number, last: number];
  readonly weight: LabelWeight;
  readonly colour: keyof BasemapPalette;
  /** How the name stands: on its point, under a mark, or along its line. */
  readonly stands: 'on' | 'under' | 'along';
}

const street = (
  first: number,
  sizes: readonly [number, number],
  colour: keyof BasemapPalette,
  weight: LabelWeight,
): NameStyle => ({ zooms: [first, 19], sizes, weight, colour, stands: 'along' });

export const NAME_STYLES: Readonly<Record<NameClass, NameStyle>> = {
  city: { zooms: [10, 13], sizes: [15, 22], weight: 600, colour: 'placeLabel', stands: 'on' },
  town: { zooms: [10, 14], sizes: [13, 19], weight: 600, colour: 'placeLabel', stands: 'on' },
  suburb: { zooms: [11, 15], sizes: [11, 14], weight: 500, colour: 'quietLabel', stands: 'on' },
  village: { zooms: [11, 15], sizes: [11, 14], weight: 500, colour: 'placeLabel', stands: 'on' },
  station: { zooms: [13, 19], sizes: [11, 13], weight: 600, colour: 'stationLabel', stands: 'under' },
  water: { zooms: [11, 18], sizes: [11, 14], weight: 500, colour: 'waterLabel', stands: 'on' },
  neighbourhood: { zooms: [14, 16], sizes: [11, 13], weight: 500, colour: 'quietLabel', stands: 'on' },
  motorway: street(13, [10.5, 14], 'mainStreetLabel', 500),
  trunk: street(13, [10.5, 14], 'mainStreetLabel', 500),
  primary: street(13, [10.5, 14], 'mainStreetLabel', 500),
  secondary: street(13, [10.5, 14], 'mainStreetLabel', 500),
  tertiary: street(14, [10.5, 13.5], 'streetLabel', 500),
  minor: street(15, [10.5, 13], 'streetLabel', 400),
  pedestrian: street(15, [10.5, 13], 'streetLabel', 400),
  landmark: { zooms: [15, 19], sizes: [10.5, 13], weight: 500, colour: 'landmarkLabel', stands: 'on' },
  service: street(17, [10, 12], 'streetLabel', 400),
  track: street(16, [10, 12], 'streetLabel', 400),
  path: street(16, [10, 12], 'streetLabel', 400),
  house: { zooms: [17, 19], sizes: [10, 12], weight: 400, colour: 'houseLabel', stands: 'on' },
};

/** The size in pixels at a zoom, in halves. */
export function sizeAt({ zooms, sizes }: NameStyle, zoom: number): number {
  const part = (zoom - zooms[0]) / Math.max(1, zooms[1] - zooms[0]);
  return Math.round((sizes[0] + (sizes[1] - sizes[0]) * part) * 2) / 2;
}
