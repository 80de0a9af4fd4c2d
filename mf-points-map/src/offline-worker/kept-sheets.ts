import type { Box } from '../points-data/point-queries.ts';
import { type AskedTile, readTile, type Sheet, sheetWith, type Tile } from './kept-tiles.ts';

/** The addresses of tiles of the own ground and of its names in one language, in Leaflet's notation. */
export interface TileAddresses {
  readonly tiles: string;
  readonly labels: string;
}

const THEMES = ['light', 'dark'] as const;

const addressOf = (template: string, theme: string, { z, x, y }: Tile): string =>
  template.replace('{theme}', theme).replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);

/** Where the drawing of many tiles is asked for: it names their first, and how many there are. */
const sheetAddress = (template: string, theme: string, sheet: Sheet): string =>
  addressOf(template.replace('{y}', `{y}/${sheet.columns}/${sheet.rows}`), theme, sheet);

/** The addresses of a sheet in all colours, ground and names. */
export const addressesOf = (sheet: Sheet, { tiles, labels }: TileAddresses): string[] =>
  THEMES.flatMap((theme) => [tiles, labels].map((template) => sheetAddress(template, theme, sheet)));

const SHEET = /^<svg [^>]*>(?<ground><rect [^>]*>)?/;
const TILE_IN_IT = /<svg x="[^>]*?(?<said> data-streets="")?>(?<content>.*?)<\/svg>/gs;

/** The tiles of a sheet, each as a drawing of its own, by rows. */
export function tilesIn(sheet: string): string[] {
  const ground = SHEET.exec(sheet)?.groups?.ground ?? '';
  return [...sheet.matchAll(TILE_IN_IT)].map(
    ({ groups: { said = '', content = '' } = {} }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"${said}>${ground}${content}</svg>`,
  );
}

/** So many sheets are held taken apart: a screen shows the tiles of a few. */
const AT_HAND = 12;

/** The map of a kept city: its tiles out of the sheets that a set holds. */
export class KeptSheets {
  readonly #cache: Cache;
  readonly #addresses: TileAddresses;
  readonly #box: Box;
  readonly #atHand = new Map<string, Promise<readonly string[]>>();

  constructor(cache: Cache, addresses: TileAddresses, box: Box) {
    this.#cache = cache;
    this.#addresses = addresses;
    this.#box = box;
  }

  /** A tile's drawing; null: it is not kept. */
  async tile(asked: AskedTile): Promise<string | null> {
    const sheet = sheetWith(this.#box, asked);
    if (!sheet) return null;
    const tiles = await this.#tilesAt(sheetAddress(this.#addresses[asked.layer], asked.theme, sheet));
    return tiles[(asked.y - sheet.y) * sheet.columns + asked.x - sheet.x] ?? null;
  }

  /** The drawing at the very address of a tile, where it is the same for ever; null: it is not kept. */
  async at({ pathname, search }: URL): Promise<string | null> {
    const asked = readTile(pathname);
    if (!asked || addressOf(this.#addresses[asked.layer], asked.theme, asked) !== pathname + search)
      return null;
    return this.tile(asked);
  }

  #tilesAt(address: string): Promise<readonly string[]> {
    const known = this.#atHand.get(address) ?? this.#read(address);
    this.#atHand.delete(address);
    this.#atHand.set(address, known);
    const [oldest] = this.#atHand.keys();
    if (oldest !== undefined && this.#atHand.size > AT_HAND) this.#atHand.delete(oldest);
    return known;
  }

  async #read(address: string): Promise<readonly string[]> {
    const kept = await this.#cache.match(address);
    return kept ? tilesIn(await kept.text()) : [];
  }
}
