import { type StartView } from '../points-data/index.ts';
import type { Insets, LeafletMap, MarkedPoint } from './leaflet-map.ts';
/** What the page gives the map. */
export interface MapCanvasProps {
  readonly start: StartView;
  readonly selected: MarkedPoint | null;
  readonly highlighted: MarkedPoint | null;
  readonly map: LeafletMap | null;
  readonly insets: () => Insets;
  readonly hrefOf: (id: string) => string;
  readonly onSelect: (id: string) => void;
  readonly onReady: (map: LeafletMap | null) => void;
  readonly onFailed: () => void;
  readonly onTiles: (available: boolean) => void;
}
/** The map itself. Leaflet is loaded after hydration; until then the ground shows. */
export declare function MapCanvas(props: MapCanvasProps): import('react').JSX.Element;
