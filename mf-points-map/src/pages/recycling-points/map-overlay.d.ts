import type { LeafletMap } from '../../map-canvas/index.ts';
/** What floats on the map: zoom, attribution, and what went wrong. */
export declare function MapOverlay({
  map,
  attribution,
  tiles,
  failure,
  onRetry,
}: {
  readonly map: LeafletMap | null;
  readonly attribution: string;
  readonly tiles: boolean;
  readonly failure: 'map' | 'points' | null;
  readonly onRetry: () => void;
}): import('react').JSX.Element;
