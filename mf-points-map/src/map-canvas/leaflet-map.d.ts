import './leaflet-panes.css';
import type { MapView, Marks } from '../points-browser/index.ts';
import { type Place, type PointSummary, type StartView } from '../points-data/index.ts';
/** A point that the map draws by itself: the selected one, or the one that the list points at. */
export type MarkedPoint = Pick<PointSummary, 'id' | 'lng' | 'lat' | 'family' | 'name'>;
/** Pixels of the map that lie below the panel, the search and the sheet. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}
/** What the map needs from the page. */
export interface LeafletMapOptions {
  readonly start: StartView;
  readonly tileUrl: string;
  readonly still: boolean;
  readonly insets: () => Insets;
  readonly icon: (family: string) => Node | null;
  readonly hrefOf: (id: string) => string;
  readonly clusterLabel: (count: number) => string;
  readonly pointLabel: (id: string, family: string) => string;
  readonly onSelect: (id: string) => void;
  readonly onView: (view: MapView) => void;
  readonly onTiles: (available: boolean) => void;
}
/** The map on the screen. */
export interface LeafletMap {
  setMarks(marks: Marks): void;
  select(point: MarkedPoint | null): void;
  highlight(point: MarkedPoint | null): void;
  /** Moves so that a place is in the middle of what can be seen, if it cannot be seen well already. */
  show(place: Place, zoom: number): void;
  fit(places: readonly Place[]): void;
  zoomBy(steps: number): void;
  setTiles(url: string): void;
  dispose(): void;
}
/** Draws the map into an element. Everything of Leaflet is in this module, which is loaded after hydration. */
export declare function createLeafletMap(element: HTMLElement, options: LeafletMapOptions): LeafletMap;
