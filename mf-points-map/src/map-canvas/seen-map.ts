import * as L from 'leaflet';
import type { MapView } from '../points-browser/index.ts';
import { toServerZoom } from '../points-data/index.ts';
import { toPlace } from './places.ts';

/** Pixels of the map that lie below the panel, the search and the sheet. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** How much around the window is asked for, in parts of its size: a small move needs no answer. */
const PADDING = 0.2;

/** The part of the map that no panel covers, in its pixels. */
export function seenPixels(map: L.Map, { left, top, bottom }: Insets): L.Bounds {
  const { x, y } = map.getSize();
  return L.bounds([left, top], [x, Math.max(top + 1, y - bottom)]);
}

/** A latitude on the globe: far out, the window is higher than the world. */
const onGlobe = (latitude: number): number => Math.min(90, Math.max(-90, latitude));

/** What can be seen of a map, as its points are asked for. */
export function viewOf(map: L.Map, insets: Insets): MapView {
  const seen = seenPixels(map, insets);
  const at = (point: L.Point): L.LatLng => map.containerPointToLatLng(point);
  const [southWest, northEast] = [at(seen.getBottomLeft()), at(seen.getTopRight())];
  const padded = map.getBounds().pad(PADDING);
  return {
    box: [southWest.lng, onGlobe(southWest.lat), northEast.lng, onGlobe(northEast.lat)],
    paddedBox: [padded.getWest(), onGlobe(padded.getSouth()), padded.getEast(), onGlobe(padded.getNorth())],
    centre: toPlace(at(seen.getCenter()).wrap()),
    zoom: toServerZoom(map.getZoom()),
  };
}
