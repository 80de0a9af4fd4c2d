import { elementMarker } from '@ecocircle/ui-kit/map/leaflet';
import L from 'leaflet';
import styles from './marks.module.css';
import type { ClusterMark, PointMark } from './marks-to-draw.ts';
import { latLng } from './places.ts';
import type { Marker } from './point-markers.ts';

type Mark = ClusterMark | PointMark;

/** Below everything that can be pressed. */
const LEG_ORDER = -5000;

/** The line from the place of a point that was set aside to its mark. */
function legOf({ place, from }: PointMark): L.Layer[] {
  if (!from) return [];
  const end = document.createElement('span');
  end.className = styles.place ?? '';
  const line = L.polyline([latLng(from), latLng(place)], {
    weight: 1.5,
    className: 'leg',
    interactive: false,
  });
  return [line, elementMarker(latLng(from), end, LEG_ORDER)];
}

/** Keeps the markers on a map in step with the marks to draw: one that stays is not made again. */
export function createMarkLayer(map: L.Map, make: (mark: Mark) => Marker): (marks: readonly Mark[]) => void {
  const legs = L.layerGroup().addTo(map);
  const markers = L.layerGroup().addTo(map);
  const shown = new Map<string, Marker>();
  return (marks) => {
    legs.clearLayers();
    for (const mark of marks) if (mark.kind === 'point') for (const leg of legOf(mark)) legs.addLayer(leg);
    const wanted = new Map(marks.map((mark) => [mark.key, mark]));
    for (const [key, { layer }] of shown) {
      if (wanted.has(key)) continue;
      markers.removeLayer(layer);
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
      markers.addLayer(marker.layer);
    }
  };
}
