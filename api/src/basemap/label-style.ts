import type { Place } from './places.ts';

/** How the label of a place is set at a zoom. Sizes in pixels. */
export interface LabelStyle {
  readonly size: number;
  /** Additional space after each letter. */
  readonly tracking: number;
  readonly weight: 400 | 500 | 600;
  /** Whether a dot marks the place, with the label above it. */
  readonly dot: boolean;
}

/** From this zoom on a city fills the tile: its label lies on it, large and pale, without a dot. */
export const CITY_ZOOM = 10;

/** The last zoom in which places carry labels; deeper, streets would be expected and a name only misleads. */
export const LAST_LABEL_ZOOM = 16;

const sizeOf = (population: number): number =>
  population >= 2_000_000 ? 14 : population >= 500_000 ? 13 : population >= 100_000 ? 12 : 11;

/** The style of a place's label; larger places are larger and bolder, and grow when they fill the view. */
export function placeLabelStyle(population: number, zoom: number): LabelStyle {
  const size = sizeOf(population);
  const weight = population >= 500_000 ? 600 : population >= 100_000 ? 500 : 400;
  if (zoom < CITY_ZOOM) return { size, tracking: 0, weight, dot: true };
  const growth =
    population >= 100_000 ? Math.min(zoom - CITY_ZOOM + 2, 5) * (size - 9) * 0.55 : zoom >= 12 ? 1 : 0;
  return { size: Math.round(size + growth), tracking: population >= 100_000 ? 2 : 0.3, weight, dot: false };
}

/** However many live in a part of a city, it is named below the city. */
const LARGEST_PART = 99_999;

/** The style of the label of a place or of a part of one. */
export const labelStyleOf = (
  { population, kind }: Pick<Place, 'population' | 'kind'>,
  zoom: number,
): LabelStyle => placeLabelStyle(kind === 'part' ? Math.min(population, LARGEST_PART) : population, zoom);

/** The widest a text is likely to be, whatever font the reader's system has. */
export const textWidth = (text: string, style: LabelStyle): number =>
  text.length * (style.size * 0.62 + style.tracking);

/** The box of a label around its place, in pixels relative to it. */
export function labelBox(
  text: string,
  style: LabelStyle,
): { halfWidth: number; top: number; bottom: number } {
  const halfWidth = textWidth(text, style) / 2 + 2;
  return style.dot
    ? { halfWidth, top: -style.size - 8, bottom: 5 }
    : { halfWidth, top: -style.size * 0.8, bottom: style.size * 0.8 };
}

/** The smallest zoom at which a place of this size may have a label. */
export function firstLabelZoom(population: number, isCapital: boolean): number {
  const weight = isCapital ? Math.max(population * 2, 800_000) : population;
  const steps = [8_000_000, 2_500_000, 800_000, 250_000, 90_000, 40_000, 18_000];
  const step = steps.findIndex((least) => weight >= least);
  return step === -1 ? CITY_ZOOM : step + 3;
}
