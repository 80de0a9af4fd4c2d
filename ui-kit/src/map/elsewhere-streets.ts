import type * as L from 'leaflet';
import { hasStreets } from './names-layer.ts';

/** Up to this zoom the own map is all there is to show: streets are drawn from the next one on. */
export const LAST_ZOOM_WITHOUT_STREETS = 9;

type TileAddress = Pick<L.Coords, 'x' | 'y' | 'z'>;

/** A world is repeated to the left and right; its tiles are the same. */
function keyOf({ x, y, z }: TileAddress): string {
  const columns = 2 ** z;
  return `${((x % columns) + columns) % columns}/${y}/${z}`;
}

/** Which tiles of the own map have streets, as the drawings of names say that are there. */
export class StreetTiles {
  readonly #known = new Map<string, boolean>();
  readonly #names: L.GridLayer;

  constructor(names: L.GridLayer, onChange: () => void) {
    this.#names = names;
    names.on('tileload', ({ coords, tile }: L.TileEvent) => {
      this.#known.set(keyOf(coords), hasStreets(tile));
      onChange();
    });
    names.on('tileunload', ({ coords }: L.TileEvent) => this.#known.delete(keyOf(coords)));
  }

  /** Undefined: nobody knows, or not yet. */
  has(coords: TileAddress): boolean | undefined {
    return this.#known.get(keyOf(coords));
  }

  /** Whether a map shows streets anywhere. Undefined: nobody knows. */
  inView(map: L.Map): boolean | undefined {
    const zoom = Math.round(map.getZoom());
    if (zoom <= LAST_ZOOM_WITHOUT_STREETS) return undefined;
    const size = this.#names.getTileSize();
    const { min, max } = map.getPixelBounds();
    if (!min || !max) return undefined;
    const first = min.unscaleBy(size).floor();
    const last = max.unscaleBy(size).ceil().subtract([1, 1]);
    const rows = { first: Math.max(first.y, 0), last: Math.min(last.y, 2 ** zoom - 1) };
    let isKnown = first.x <= last.x && rows.first <= rows.last;
    for (let y = rows.first; y <= rows.last; y++)
      for (let x = first.x; x <= last.x; x++) {
        const has = this.has({ x, y, z: zoom });
        if (has) return true;
        isKnown &&= has === false;
      }
    return isKnown ? false : undefined;
  }
}
