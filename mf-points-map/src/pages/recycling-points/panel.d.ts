import { type RefObject } from 'react';
import { type PointFilter } from '../../filters/index.ts';
import type { LeafletMap, MarkedPoint } from '../../map-canvas/index.ts';
import type { MapData } from './map-data.ts';
/** What the page gives the panel. */
export interface PanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly data: MapData;
  readonly filter: PointFilter;
  readonly map: LeafletMap | null;
  readonly onPointAt: (point: MarkedPoint | null) => void;
}
/** The list or the card: a column beside the map, on phones a sheet below it. */
export declare function Panel({ ref, data, filter, map, onPointAt }: PanelProps): import('react').JSX.Element;
