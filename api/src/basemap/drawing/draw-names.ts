import { LRUCache } from 'lru-cache';
import { labelBox, labelStyleOf } from '../label-style.ts';
import { TILE_SIZE } from '../mercator.ts';
import { PALETTES } from '../palette.ts';
import type { Place } from '../places.ts';
import type { LabelledTile } from '../tile-address.ts';
import { labelledPlaces, placeTexts } from '../tile-labels.ts';
import type { World } from '../tile-svg.ts';
import { LabelChoice, roomAt, roundsAt } from './choose-labels.ts';
import type { Label } from './label.ts';
import { drawLabels, labelsGroup } from './labels-svg.ts';
import type { StreetTile } from './read-street-tile.ts';
import { type Box, meet } from './shape.ts';
import { reaches, type SourceFacts } from './source-facts.ts';
import { tileNames } from './tile-names.ts';
import { originOf } from './tile-placement.ts';
import type { ShelfReader } from './tile-shelf.ts';

interface Home {
  readonly source: SourceFacts;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The tiles of an archive that hold what lies within so many pixels around a tile. */
function homesAround(source: SourceFacts, tile: LabelledTile, room: number): Home[] {
  const { z, deeper } = originOf(tile, source.maxZoom);
  const size = TILE_SIZE * 2 ** deeper;
  const last = 2 ** z - 1;
  const span = (at: number): [number, number] => [
    Math.max(0, Math.floor((at * TILE_SIZE - room) / size)),
    Math.min(last, Math.floor(((at + 1) * TILE_SIZE + room) / size)),
  ];
  const [[left, right], [top, bottom]] = [span(tile.x), span(tile.y)];
  const homes: Home[] = [];
  for (let x = left; x <= right; x += 1)
    for (let y = top; y <= bottom; y += 1) homes.push({ source, z, x, y });
  return homes.filter((home) => reaches(source, { ...home, z }));
}

/** For how many zooms and languages the names of a tile are kept. */
const KEPT_FOR_TILE = 6;

/** Names that may be drawn are the same for all tiles around: they are made once for each tile of an archive. */
const kept = new WeakMap<StreetTile, LRUCache<string, readonly Label[]>>();

function candidates(tile: StreetTile, { z, x, y }: Home, { z: zoom, lang }: LabelledTile): readonly Label[] {
  const ofTile = kept.get(tile) ?? new LRUCache<string, readonly Label[]>({ max: KEPT_FOR_TILE });
  kept.set(tile, ofTile);
  const known = ofTile.get(`${zoom}/${lang}`);
  if (known) return known;
  const made = tileNames(tile, { z, x, y, zoom, language: lang });
  ofTile.set(`${zoom}/${lang}`, made);
  return made;
}

/** How far, in pixels, an archive and the built-in data may disagree about where a town is. */
const TOWN_SHIFT = 64;

/** The last zoom in which a town is named amid streets that are drawn: deeper, one stands in it. */
const LAST_TOWN_ZOOM = 14;

/** Whether an archive names the towns where a place of the world lies, or shows its streets from near by. */
async function isNamedByArchive(
  reader: ShelfReader,
  place: Place,
  { z: zoom }: LabelledTile,
  sources: readonly SourceFacts[],
): Promise<boolean> {
  const shift = TOWN_SHIFT / (TILE_SIZE * 2 ** zoom);
  const homes = sources.flatMap((source) => {
    const z = Math.min(zoom, source.maxZoom);
    const span = (at: number): number[] => [
      ...new Set([-shift, shift].map((by) => Math.floor((at + by) * 2 ** z))),
    ];
    return span(place.x).flatMap((x) => span(place.y).map((y): Home => ({ source, z, x, y })));
  });
  const near = homes.filter((home) => zoom >= home.source.minZoom && reaches(home.source, home));
  const tiles = await Promise.all(near.map(({ source, z, x, y }) => reader.tile(source, z, x, y)));
  return tiles.some((tile) => tile && (tile.hasPlaces || zoom > LAST_TOWN_ZOOM));
}

function placeBox(place: Place, { z, lang }: LabelledTile): Box {
  const { halfWidth, top, bottom } = labelBox(place.names[lang], labelStyleOf(place, z));
  const scale = TILE_SIZE * 2 ** z;
  const [x, y] = [place.x * scale, place.y * scale];
  return [x - halfWidth, y + top, x + halfWidth, y + bottom];
}

/** The towns that no archive names here: they stand as everywhere else, and other names give way to them. */
async function worldPlaces(
  reader: ShelfReader,
  world: World,
  tile: LabelledTile,
  sources: readonly SourceFacts[],
): Promise<Place[]> {
  const near = labelledPlaces(world.places, tile, roomAt(tile.z));
  const named = await Promise.all(near.map((place) => isNamedByArchive(reader, place, tile, sources)));
  return near.filter((_, at) => !named[at]);
}

function touchesTile({ boxes }: Label, { x, y }: LabelledTile): boolean {
  const [left, top] = [x * TILE_SIZE, y * TILE_SIZE];
  return boxes.some((box) => meet(box, [left, top, left + TILE_SIZE, top + TILE_SIZE]));
}

async function labelsAround(
  reader: ShelfReader,
  tile: LabelledTile,
  sources: readonly SourceFacts[],
): Promise<Label[]> {
  const homes = sources
    .filter(({ minZoom }) => tile.z >= minZoom)
    .flatMap((source) => homesAround(source, tile, roomAt(tile.z)));
  const found = homes.map(async (home) => {
    const read = await reader.tile(home.source, home.z, home.x, home.y);
    return read ? candidates(read, home, tile) : [];
  });
  return (await Promise.all(found)).flat();
}

/** Draws the names of a tile. */
export async function drawNames(
  reader: ShelfReader,
  world: World,
  { tile, key, sources }: { tile: LabelledTile; key: string; sources: readonly SourceFacts[] },
): Promise<string> {
  const places = await worldPlaces(reader, world, tile, sources);
  const taken = places.map((place) => placeBox(place, tile));
  const isFree = ({ boxes }: Label): boolean => !boxes.some((box) => taken.some((other) => meet(box, other)));
  const labels = (await labelsAround(reader, tile, sources)).filter(isFree);
  const choice = new LabelChoice(labels, roundsAt(tile.z));
  const drawn = labels.filter((label) => touchesTile(label, tile) && choice.isDrawn(label));
  const palette = PALETTES[tile.theme];
  return labelsGroup(
    drawLabels(drawn, { ...tile, palette, key }) + placeTexts(places, tile, palette),
    palette,
  );
}
