import { type PointFilter } from '../../filters/index.ts';
import type { LeafletMap, MarkedPoint } from '../../map-canvas/index.ts';
import { type PointList as LoadedList } from '../../points-browser/index.ts';
/** What the panel gives the list. */
export interface ListPaneProps {
  /** The address names a point that nobody may see. */
  readonly missing: boolean;
  /** The list that the server rendered. */
  readonly first: LoadedList | null;
  readonly filter: PointFilter;
  readonly map: LeafletMap | null;
  readonly onPointAt: (point: MarkedPoint | null) => void;
}
/** The heading, what the address asked for in vain, and the points. */
export declare function ListPane({ missing, ...props }: ListPaneProps): import('react').JSX.Element;
