import { type ElementMarker, elementMarker, onKeyboardFocus } from '@ecocircle/ui-kit/map/leaflet';
import type * as L from 'leaflet';
import { zoomOfExpansion } from '../points-data/index.ts';
import type { MapMovement } from './map-movement.ts';
import { type MarkElementOptions, markElement, redrawMark } from './mark-element.ts';
import type { ClusterMark, PointMark } from './marks-to-draw.ts';
import { latLng } from './places.ts';

/** What marks need from the page. */
export interface MarkOptions extends Omit<MarkElementOptions, 'onPress'> {
  readonly onSelect: (id: string) => void;
}

/** A mark on the map. */
export interface Marker {
  readonly layer: ElementMarker;
  /** Shows the mark as it is now: where it stands, what it looks like, which others it lies above. */
  update(mark: ClusterMark | PointMark): void;
}

const ABOVE = { selected: 2000, highlighted: 1500, plain: 0 } as const;

/** Which mark lies above which; larger clusters lie below smaller ones. */
const orderOf = (mark: ClusterMark | PointMark): number =>
  mark.kind === 'cluster' ? -mark.count : ABOVE[mark.emphasis ?? 'plain'];

/** Makes the markers of a map; one that the keyboard reaches comes into view. */
export function createMarkers(map: L.Map, movement: MapMovement, options: MarkOptions) {
  const press = (mark: ClusterMark | PointMark): void => {
    if (mark.kind === 'point') {
      options.onSelect(mark.id);
      return;
    }
    const zoom = zoomOfExpansion(mark.expansion, map.getZoom());
    movement.goTo(mark.place, Math.min(zoom, map.getMaxZoom()));
  };
  return (first: ClusterMark | PointMark): Marker => {
    let shown = first;
    const element = markElement(first, { ...options, onPress: () => press(shown) });
    onKeyboardFocus(element, () => movement.reveal(shown.place));
    const layer = elementMarker(latLng(first.place), element, orderOf(first));
    return {
      layer,
      update(mark) {
        if (JSON.stringify(mark) === JSON.stringify(shown)) return;
        shown = mark;
        redrawMark(element, mark, options);
        layer.setLatLng(latLng(mark.place)).setZIndexOffset(orderOf(mark));
      },
    };
  };
}
