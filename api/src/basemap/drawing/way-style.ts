import type { LineClass } from './map-classes.ts';

/** Widths in pixels by zoom, between which the width grows evenly; a way is drawn from the first zoom on. */
type Widths = readonly (readonly [zoom: number, width: number])[];

/** How a class of ways is drawn. */
export interface WayStyle {
  readonly widths: Widths;
  /** Roads have a casing and one of two colours; tracks and paths are one dashed line. */
  readonly look: 'main' | 'side' | 'dashed';
}

/** The ways, the smallest first: larger ones are drawn above them. */
export const WAY_STYLES: Readonly<Partial<Record<LineClass, WayStyle>>> = {
  path: {
    look: 'dashed',
    widths: [
      [15, 0.8],
      [17, 1.1],
      [19, 1.8],
    ],
  },
  track: {
    look: 'dashed',
    widths: [
      [14, 0.7],
      [16, 1.1],
      [19, 2.4],
    ],
  },
  service: {
    look: 'side',
    widths: [
      [14, 0.9],
      [15, 1.4],
      [16, 2.8],
      [17, 5],
      [19, 13],
    ],
  },
  pedestrian: {
    look: 'side',
    widths: [
      [14, 1.1],
      [16, 4],
      [17, 6],
      [19, 14],
    ],
  },
  minor: {
    look: 'side',
    widths: [
      [12, 0.7],
      [13, 1.2],
      [14, 2.2],
      [15, 3.8],
      [16, 6.4],
      [17, 10],
      [19, 24],
    ],
  },
  tertiary: {
    look: 'side',
    widths: [
      [11, 0.5],
      [12, 1.1],
      [13, 1.8],
      [14, 3.2],
      [15, 5.2],
      [16, 8.4],
      [17, 12.5],
      [19, 30],
    ],
  },
  link: {
    look: 'main',
    widths: [
      [11, 0.6],
      [13, 1.4],
      [14, 2.4],
      [16, 6],
      [17, 9],
      [19, 20],
    ],
  },
  secondary: {
    look: 'main',
    widths: [
      [10, 0.7],
      [12, 1.6],
      [13, 2.5],
      [14, 4],
      [15, 6.2],
      [16, 9.6],
      [17, 14],
      [19, 34],
    ],
  },
  primary: {
    look: 'main',
    widths: [
      [10, 1.1],
      [12, 2.1],
      [13, 3.1],
      [14, 4.8],
      [15, 7.2],
      [16, 11],
      [17, 16],
      [19, 38],
    ],
  },
  trunk: {
    look: 'main',
    widths: [
      [10, 1.4],
      [12, 2.5],
      [13, 3.6],
      [14, 5.4],
      [15, 8],
      [16, 12],
      [17, 17],
      [19, 40],
    ],
  },
  motorway: {
    look: 'main',
    widths: [
      [10, 1.8],
      [12, 2.9],
      [13, 4],
      [14, 6],
      [15, 8.6],
      [16, 13],
      [17, 18],
      [19, 42],
    ],
  },
};

/** The width in pixels at a zoom; 0 where the way is not drawn. */
export function widthAt(widths: Widths, zoom: number): number {
  const after = widths.findIndex(([from]) => from > zoom);
  const [lowZoom, low] = widths[after === -1 ? widths.length - 1 : after - 1] ?? [0, 0];
  const next = widths[after];
  if (after === -1 || !next || low === 0) return low;
  return low * (next[1] / low) ** ((zoom - lowZoom) / (next[0] - lowZoom));
}

/** How far the casing shows on each side, in pixels; narrow lines have none. */
export const casingAt = (width: number): number =>
  width < 0.8 ? 0 : width < 1.6 ? 0.45 : width < 5 ? 0.7 : 1;

/** The widest that anything is drawn at a zoom: what is cut off farther outside a tile is not seen in it. */
export const widestAt = (zoom: number): number =>
  Math.max(...Object.values(WAY_STYLES).map(({ widths }) => widthAt(widths, zoom))) + 2;
