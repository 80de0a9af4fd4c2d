import * as L from 'leaflet';
import { createTurns } from '../painting/index.ts';
import { FadingTiles } from './fading-tiles.ts';
import { ElementGrid } from './grid-internals.ts';

const BUDGET_MS = 15_000;

/** What the layer of names is made with. */
export interface NamesLayerOptions extends L.GridLayerOptions {
  /** In Leaflet's notation. */
  readonly url: string;
}

/** Reads the drawing of a tile's names; nothing of it is parsed as HTML. */
async function readDrawing(url: string, signal: AbortSignal): Promise<Element> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`the names of ${url} are answered with ${answer.status}`);
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  if (documentElement.localName !== 'svg' || documentElement.querySelector('parsererror'))
    throw new Error(`the names of ${url} are not well-formed`);
  return document.adoptNode(documentElement);
}

/** Whether the own map has streets where a tile of names lies; of one that did not come nobody knows. */
export const hasStreets = (tile: HTMLElement): boolean =>
  tile.firstElementChild?.hasAttribute('data-streets') ?? false;

/**
 * The names of a map, parts of the page in its own font. They are there in whole zooms only: a zoom that begins
 * removes them, and they fade in where it ends, so that no letter is ever stretched.
 */
export class NamesLayer extends ElementGrid {
  #url: string;
  readonly #turn = createTurns();
  readonly #fading = new FadingTiles(this);
  readonly #loading = new Map<HTMLElement, AbortController>();

  constructor({ url, ...options }: NamesLayerOptions) {
    super(options);
    this.#url = url;
    this.on('tileunload', ({ tile }: L.TileEvent) => this.#forget(tile));
  }

  setUrl(url: string): void {
    if (url === this.#url) return;
    this.#url = url;
    this.redraw();
  }

  override getEvents() {
    const { zoom, zoomanim, ...events } = super.getEvents?.() ?? {};
    return { ...events, zoomstart: this.#leaveZoom, zoomend: this._resetView };
  }

  override _updateOpacity(): void {
    this.#fading.show();
  }

  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('div');
    // Who hears a page hears its marks and its list: the words of the ground would be read one by one.
    tile.setAttribute('aria-hidden', 'true');
    const controller = new AbortController();
    this.#loading.set(tile, controller);
    const timer = setTimeout(() => controller.abort(), BUDGET_MS);
    // A place without names is better than one that says that they did not come.
    const finish = (drawing: Element | Error): void => {
      clearTimeout(timer);
      if (!this.#loading.delete(tile)) return;
      if (!(drawing instanceof Error)) tile.append(drawing);
      done(drawing instanceof Error ? drawing : undefined, tile);
    };
    const url = L.Util.template(this.#url, coords);
    this.#turn()
      .then(() => readDrawing(url, controller.signal))
      .then(finish, finish);
    return tile;
  }

  #forget(tile: HTMLElement): void {
    this.#loading.get(tile)?.abort();
    this.#loading.delete(tile);
  }

  /** Until the view is reset there is no zoom whose tiles a movement could ask for. */
  readonly #leaveZoom = (): void => {
    this._removeAllTiles();
    this._tileZoom = undefined;
  };
}
