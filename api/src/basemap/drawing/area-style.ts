import type { BasemapPalette } from '../palette.ts';
import type { AreaClass } from './map-classes.ts';

/** How an area is drawn. */
export interface AreaStyle {
  readonly colour: keyof BasemapPalette;
  readonly firstZoom: number;
  /** Smaller ones, in square pixels, would be dots. */
  readonly least: number;
}

export const AREA_STYLES: Readonly<Record<AreaClass, AreaStyle>> = {
  land: { colour: 'land', firstZoom: 0, least: 0 },
  built: { colour: 'built', firstZoom: 10, least: 12 },
  works: { colour: 'works', firstZoom: 10, least: 12 },
  care: { colour: 'care', firstZoom: 13, least: 12 },
  green: { colour: 'green', firstZoom: 10, least: 6 },
  wood: { colour: 'wood', firstZoom: 10, least: 6 },
  sand: { colour: 'sand', firstZoom: 12, least: 6 },
  pitch: { colour: 'pitch', firstZoom: 14, least: 6 },
  water: { colour: 'water', firstZoom: 0, least: 2 },
  plaza: { colour: 'sideRoad', firstZoom: 14, least: 6 },
  building: { colour: 'building', firstZoom: 14, least: 5 },
};
