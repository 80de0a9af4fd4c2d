import * as L from 'leaflet';
import type { Grid } from './grid-internals.ts';

/** How long a tile fades in, as leaflet-panes.css has it. */
const FADE_MS = 200;

/**
 * Tiles of a layer that fade in by the style sheet. Leaflet sets the opacity of each of them in every frame, and gives
 * each a layer of the browser's own; here the page has no work with it, and a level of tiles is one layer.
 */
export class FadingTiles {
  readonly #grid: Grid;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(grid: Grid) {
    this.#grid = grid;
    grid.on('tileloadstart', ({ tile }: L.TileEvent) => {
      const { x, y } = L.DomUtil.getPosition(tile);
      tile.style.transform = `translate(${x}px, ${y}px)`;
    });
    grid.on('remove', () => this.#rest());
  }

  /** Tiles have come. Once they are seen in full, those that they cover go. */
  show(): void {
    const { _tiles, _noPrune } = this.#grid;
    const now = Date.now();
    let wait = 0;
    let isAnySettled = false;
    for (const tile of Object.values(_tiles)) {
      if (!tile.current || !tile.loaded) continue;
      tile.el.style.opacity = '';
      const left = tile.loaded + FADE_MS - now;
      wait = Math.max(wait, left);
      if (left > 0 || tile.active) continue;
      tile.active = true;
      isAnySettled = true;
    }
    if (isAnySettled && !_noPrune) this.#grid._pruneTiles();
    if (wait > 0) this.#timer ??= setTimeout(() => this.#goOn(), wait);
  }

  #goOn(): void {
    this.#timer = null;
    this.show();
  }

  #rest(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
