import { type Country, countryLabel } from './countries.ts';
import { escapeXml, labelsGroup } from './drawing/labels-svg.ts';
import { LAST_LABEL_ZOOM, labelBox, labelStyleOf } from './label-style.ts';
import { TILE_SIZE } from './mercator.ts';
import type { BasemapPalette } from './palette.ts';
import type { PlaceTable } from './place-table.ts';
import type { Place } from './places.ts';
import { type BasemapLanguage, type LabelledTile, type TileAddress, tileBox } from './tile-address.ts';

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** The place's position in pixels from the tile's corner. */
function locate({ x, y }: { x: number; y: number }, { z, x: column, y: row }: TileAddress) {
  const scale = TILE_SIZE * 2 ** z;
  return { px: x * scale - column * TILE_SIZE, py: y * scale - row * TILE_SIZE };
}

const touches = (px: number, halfWidth: number, top: number, bottom: number): boolean =>
  px + halfWidth > 0 && px - halfWidth < TILE_SIZE && bottom > 0 && top < TILE_SIZE;

function placeText(place: Place, tile: LabelledTile, palette: BasemapPalette): string {
  const text = place.names[tile.lang];
  const style = labelStyleOf(place, tile.z);
  const { px, py } = locate(place, tile);
  const box = labelBox(text, style);
  if (!touches(px, box.halfWidth, py + box.top, py + box.bottom)) return '';
  const quiet = style.weight === 400 || !style.dot;
  const colour = quiet ? palette.quietLabel : palette.placeLabel;
  const baseline = style.dot ? py - 7 : py + style.size * 0.35;
  const tracking = style.tracking ? ` letter-spacing="${style.tracking}"` : '';
  const label = `<text x="${round(px)}" y="${round(baseline)}" font-size="${style.size}" font-weight="${style.weight}" fill="${colour}"${tracking}>${escapeXml(text)}</text>`;
  if (!style.dot) return label;
  const radius = place.population >= 500_000 || place.kind === 'capital' ? 2.6 : 2;
  return `<circle cx="${round(px)}" cy="${round(py)}" r="${radius}" fill="${palette.dot}" stroke-width="1.6"/>${label}`;
}

const REGION_NAMES = new Map<BasemapLanguage, Intl.DisplayNames>();

/** A country's name in a language; the platform knows them all. */
export function countryName(code: string, language: BasemapLanguage): string {
  const names =
    REGION_NAMES.get(language) ?? new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  REGION_NAMES.set(language, names);
  return (names.of(code) ?? code).toLocaleUpperCase(language);
}

function countryText(country: Country, tile: LabelledTile, palette: BasemapPalette): string {
  const text = countryName(country.code, tile.lang);
  const label = countryLabel(country, text, tile.z);
  const { px, py } = locate(country, tile);
  if (!label || !touches(px, label.width / 2 + 4, py - label.size, py + label.size)) return '';
  return `<text x="${round(px)}" y="${round(py + label.size * 0.35)}" font-size="${label.size}" font-weight="600" letter-spacing="${label.tracking}" fill="${palette.countryLabel}">${escapeXml(text)}</text>`;
}

/** From how far away, in pixels, a label may reach into a tile. */
const FARTHEST = { x: 320, y: 40 };

/** The places whose names may reach into what lies so many pixels around a tile. */
export function labelledPlaces(places: PlaceTable, tile: LabelledTile, around = 0): Place[] {
  if (tile.z > LAST_LABEL_ZOOM) return [];
  const unit = 1 / (TILE_SIZE * 2 ** tile.z);
  const box = tileBox(tile, (FARTHEST.x + around) * unit, (FARTHEST.y + around) * unit);
  return places.labelled(box, tile.z).filter(({ names }) => names[tile.lang] !== '');
}

/** The names of places, those that reach into a tile. */
export const placeTexts = (places: readonly Place[], tile: LabelledTile, palette: BasemapPalette): string =>
  places.map((place) => placeText(place, tile, palette)).join('');

/** The names that a tile shows, including those that only reach into it. */
export function tileLabels(
  world: { places: PlaceTable; countries: readonly Country[] },
  tile: LabelledTile,
  palette: BasemapPalette,
): string {
  const countries = world.countries
    .filter(({ zooms }) => zooms.includes(tile.z))
    .map((country) => countryText(country, tile, palette))
    .join('');
  return labelsGroup(countries + placeTexts(labelledPlaces(world.places, tile), tile, palette), palette);
}
