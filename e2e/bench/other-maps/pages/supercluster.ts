import * as L from 'leaflet';
import Supercluster from 'supercluster';
import 'leaflet/dist/leaflet.css';
import { mapElement, type PointProperties, readPoints, START } from './around.ts';

const map = L.map(mapElement(), { maxZoom: START.closest }).setView([START.lat, START.lng], START.zoom);
const marks = L.layerGroup().addTo(map);
const index = new Supercluster<PointProperties>({ radius: 60, maxZoom: 17 });
index.load((await readPoints()).features);

function draw(): void {
  const seen = map.getBounds();
  marks.clearLayers();
  const box = [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()] as const;
  for (const { geometry, properties } of index.getClusters([...box], map.getZoom())) {
    const [lng = 0, lat = 0] = geometry.coordinates;
    const text = 'cluster' in properties ? String(properties.point_count) : '';
    marks.addLayer(L.marker([lat, lng], { icon: L.divIcon({ html: text }) }));
  }
}

map.on('moveend', draw);
draw();
