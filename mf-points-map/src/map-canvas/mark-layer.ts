import { type ElementMarker, elementMarker } from '@ecocircle/ui-kit/map/leaflet';
import type * as L from 'leaflet';
import { drawLeg } from './mark-drawing.ts';
import { drawingElement } from './mark-element.ts';
import type { ClusterMark, Leg, PointMark } from './marks-to-draw.ts';
import { latLng } from './places.ts';
import type { Marker } from './point-markers.ts';

type Mark = ClusterMark | PointMark;

/** Below everything that can be pressed. */
const LEG_ORDER = -5000;

const legMarker = (leg: Leg): ElementMarker => {
  const element = document.createElement('span');
  element.append(drawingElement(drawLeg(leg)));
  return elementMarker(latLng(leg.place), element, LEG_ORDER);
};

/** The map itself has the focus, and can be moved by its keys. */
export const focusOn = (map: L.Map): void => map.getContainer().focus({ preventScroll: true });

/**
 * Keeps the markers on a map in step with the marks to draw: one that stays is not made again. When one goes that has
 * the focus, the map has it.
 */
export function createMarkLayer(map: L.Map, make: (mark: Mark) => Marker): (marks: readonly Mark[]) => void {
  let legs: readonly ElementMarker[] = [];
  const shown = new Map<string, Marker>();
  return (marks) => {
    for (const leg of legs) leg.remove();
    legs = marks.flatMap((mark) => (mark.kind === 'point' && mark.leg ? legMarker(mark.leg).addTo(map) : []));
    const wanted = new Map(marks.map((mark) => [mark.key, mark]));
    for (const [key, { layer }] of shown) {
      if (wanted.has(key)) continue;
      if (layer.getElement().contains(document.activeElement)) focusOn(map);
      layer.remove();
      shown.delete(key);
    }
    for (const [key, mark] of wanted) {
      const known = shown.get(key);
      if (known) {
        known.update(mark);
        continue;
      }
      const marker = make(mark);
      shown.set(key, marker);
      marker.layer.addTo(map);
    }
  };
}
