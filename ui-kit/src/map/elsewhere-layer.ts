import './elsewhere.css';
import type { MapTiles } from '@ecocircle/shared-contracts';
import type * as L from 'leaflet';
import type { TileService } from './elsewhere-service.ts';
import { LAST_ZOOM_WITHOUT_STREETS, type StreetTiles } from './elsewhere-streets.ts';
import { GroundLayer } from './ground-layer.ts';

/** The pane of the tiles from elsewhere: above the names of the own map, for theirs are in them, and below all marks. */
export const ELSEWHERE_PANE = 'elsewhere';

/** As OpenStreetMap asks it of those who show its tiles: what is seen and nothing ahead of it, up to zoom 19. */
const AS_ASKED: L.TileLayerOptions = {
  pane: ELSEWHERE_PANE,
  minZoom: LAST_ZOOM_WITHOUT_STREETS + 1,
  maxZoom: 19,
  keepBuffer: 0,
  updateWhenIdle: true,
  updateWhenZooming: false,
  detectRetina: false,
};

interface ElsewhereTile {
  readonly coords: L.Coords;
  readonly done: L.DoneCallback;
  readonly controller: AbortController;
  /** It waits to hear of streets, is asked for once the service has rested, or stays as it is. */
  standing: 'waiting' | 'put-off' | 'decided';
}

/** Leaflet takes a tile with an error for settled, and does not show it. */
const LEFT_OUT = new Error('this tile is not shown');

/** What the layer is made of. */
export interface ElsewhereSources {
  readonly tiles: MapTiles;
  readonly service: TileService;
  readonly streets: Pick<StreetTiles, 'has'>;
}

/** The tiles of a service from elsewhere, where the own map has no streets and the service answers. */
export class ElsewhereLayer extends GroundLayer {
  readonly #sources: ElsewhereSources;
  readonly #tiles = new Map<HTMLElement, ElsewhereTile>();

  constructor(sources: ElsewhereSources) {
    super(sources.tiles.url, AS_ASKED);
    this.#sources = sources;
    this.on('tileunload', ({ tile }) => this.#forget(tile));
    this.on('tileabort', ({ tile }) => this.#forget(tile));
  }

  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const image = document.createElement('img');
    image.alt = '';
    // The page of a token tells its own site alone where it is; a service of tiles is to know who asks.
    image.referrerPolicy = 'strict-origin-when-cross-origin';
    const tile: ElsewhereTile = { coords, done, controller: new AbortController(), standing: 'waiting' };
    this.#tiles.set(image, tile);
    this.#consider(image, tile);
    return image;
  }

  /** Looks again at the tiles that wait: something is known of streets, or the service has rested. */
  reconsider(): void {
    for (const [image, tile] of this.#tiles) this.#consider(image as HTMLImageElement, tile);
  }

  /** Whether any tile of the service is seen. */
  get isShown(): boolean {
    return Boolean(this.getContainer()?.querySelector('.leaflet-tile-loaded'));
  }

  #forget(image: HTMLElement): void {
    this.#tiles.get(image)?.controller.abort();
    this.#tiles.delete(image);
  }

  #consider(image: HTMLImageElement, tile: ElsewhereTile): void {
    const { service, streets } = this.#sources;
    const hasStreets = streets.has(tile.coords);
    if (tile.standing === 'decided' || hasStreets === undefined) return;
    if (!hasStreets && !service.isResting) {
      void this.#ask(image, tile);
      return;
    }
    const isNew = tile.standing === 'waiting';
    tile.standing = hasStreets ? 'decided' : 'put-off';
    if (isNew) this.#settle(image, tile, false);
  }

  async #ask(image: HTMLImageElement, tile: ElsewhereTile): Promise<void> {
    const { service } = this.#sources;
    const { signal } = tile.controller;
    tile.standing = 'decided';
    const came = await service.load(image, this.getTileUrl(tile.coords), signal);
    if (signal.aborted) return;
    if (!came && service.isResting) tile.standing = 'put-off';
    this.#settle(image, tile, came);
  }

  /** Not within the call that makes the tile: Leaflet does not know it yet. */
  #settle(image: HTMLImageElement, { done, controller }: ElsewhereTile, came: boolean): void {
    queueMicrotask(() => {
      if (!controller.signal.aborted) done(came ? undefined : LEFT_OUT, image);
    });
  }
}
