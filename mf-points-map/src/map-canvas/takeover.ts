import * as L from 'leaflet';

/** How long Leaflet lets the tiles fade in that came. */
const FADE_MS = 250;

/** The panes of the own map; tiles from elsewhere come above it when they come. */
const OWN_PANES = ['tilePane', 'names'];

/** How much of the document's picture a map covers. */
export type Covered = 'ground' | 'everything';

const ownLayers = (map: L.Map): L.GridLayer[] => {
  const layers: L.GridLayer[] = [];
  map.eachLayer((layer) => {
    if (layer instanceof L.GridLayer && OWN_PANES.includes(layer.options.pane ?? '')) layers.push(layer);
  });
  return layers;
};

/** Tells when the tiles of the first view are there, and when they can be seen; a map that moves has left that view. */
export function tellCovered(map: L.Map, tell: (covered: Covered) => void): void {
  const waitsFor = new Set(ownLayers(map));
  let timer = 0;
  const finish = (): void => {
    clearTimeout(timer);
    map.off('movestart unload', finish);
    tell('everything');
  };
  for (const layer of waitsFor)
    layer.once('load', () => {
      waitsFor.delete(layer);
      if (waitsFor.size > 0) return;
      tell('ground');
      // Leaflet draws the last step of it in the next frame, which is late where the page is busy.
      timer = window.setTimeout(() => requestAnimationFrame(finish), FADE_MS);
    });
  map.on('movestart unload', finish);
}
