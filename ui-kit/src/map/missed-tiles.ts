import type * as L from 'leaflet';
import type { Grid } from './grid-internals.ts';

const keyOf = ({ x, y, z }: L.Coords): string => `${x}:${y}:${z}`;

/**
 * Asks for tiles that did not come once more when the map has moved, and when the device has its network back. Leaflet
 * takes them for settled.
 */
export function askForMissed(map: L.Map, grid: Grid): void {
  const missed = new Set<string>();
  const ask = (): void => {
    if (missed.size === 0) return;
    for (const key of missed) grid._removeTile(key);
    missed.clear();
    grid._update();
  };
  grid.on('tileerror', ({ coords }: L.TileErrorEvent) => missed.add(keyOf(coords)));
  grid.on('tileunload', ({ coords }: L.TileEvent) => missed.delete(keyOf(coords)));
  map.on('moveend', ask);
  addEventListener('online', ask);
  grid.on('remove', () => removeEventListener('online', ask));
}
