import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { mapElement, START } from './around.ts';

/** What the library's worker reads is fetched by the page: so it comes over the same slow network as everything else. */
const fetched = async (file: string): Promise<string> =>
  URL.createObjectURL(await (await fetch(file)).blob());

const [worker, data] = await Promise.all(['maplibre-gl-worker.mjs', 'points.json'].map(fetched));
setWorkerUrl(worker ?? '');

const POINTS = 'points';
const LAYERS = ['clusters', 'single'];

const map = new MapLibre({
  container: mapElement(),
  center: [START.lng, START.lat],
  // It counts zooms by tiles of 512 pixels.
  zoom: START.zoom - 1,
  style: {
    version: 8,
    sources: { [POINTS]: { type: 'geojson', data: data ?? '', cluster: true, clusterRadius: 50 } },
    layers: [
      {
        id: 'clusters',
        type: 'circle',
        source: POINTS,
        filter: ['has', 'point_count'],
        paint: { 'circle-radius': 18, 'circle-color': '#2a7d46' },
      },
      {
        id: 'single',
        type: 'circle',
        source: POINTS,
        filter: ['!', ['has', 'point_count']],
        paint: { 'circle-radius': 6, 'circle-color': '#1c5c8c' },
      },
    ],
  },
});

/** Its marks are pixels of one canvas: the page says when there are some. */
function tellDrawn(): void {
  if (!map.isStyleLoaded() || map.queryRenderedFeatures({ layers: LAYERS }).length === 0) return;
  map.off('render', tellDrawn);
  document.body.append(Object.assign(document.createElement('i'), { className: 'drawn' }));
}

map.on('render', tellDrawn);
