import * as L from 'leaflet';
import 'leaflet.markercluster';
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import 'leaflet.markercluster/dist/MarkerCluster.Default.css';
import { mapElement, readPoints, START } from './around.ts';

const map = L.map(mapElement(), { maxZoom: START.closest }).setView([START.lat, START.lng], START.zoom);
// As its documentation advises for many markers.
const group = L.markerClusterGroup({ chunkedLoading: true }).addTo(map);
const { features } = await readPoints();
group.addLayers(
  features.map(({ geometry, properties }) => {
    const [lng = 0, lat = 0] = geometry.coordinates;
    return L.marker([lat, lng], { title: properties.name });
  }),
);
