import { COUNTRY_LABEL_ZOOMS, type Country, countryLabel } from '../countries.ts';
import { LAST_LABEL_ZOOM, labelBox, placeLabelStyle } from '../label-style.ts';
import { TILE_SIZE } from '../mercator.ts';
import { BASEMAP_LANGUAGES } from '../tile-address.ts';
import { countryName } from '../tile-labels.ts';

/** What the placement of a place's label needs to know. */
export interface PlaceToLabel {
  readonly x: number;
  readonly y: number;
  /** The longest of its names. */
  readonly text: string;
  readonly population: number;
  /** The first zoom in which it may have a label. */
  readonly first: number;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Boxes by the squares that they touch. */
class BoxGrid {
  readonly #squares = new Map<string, Box[]>();

  *#keys(box: Box): Generator<string> {
    for (let x = Math.floor(box[0] / 256); x <= Math.floor(box[2] / 256); x += 1)
      for (let y = Math.floor(box[1] / 256); y <= Math.floor(box[3] / 256); y += 1) yield `${x},${y}`;
  }

  isFree(box: Box): boolean {
    return this.#keys(box).every((key) => !this.#squares.get(key)?.some((other) => overlap(box, other)));
  }

  add(box: Box): void {
    for (const key of this.#keys(box)) {
      const square = this.#squares.get(key);
      if (square) square.push(box);
      else this.#squares.set(key, [box]);
    }
  }

  /** Adds a box if it overlaps no other. */
  claim(box: Box): boolean {
    const free = this.isFree(box);
    if (free) this.add(box);
    return free;
  }
}

/** A place's box at a zoom in world pixels, with a margin. */
function placeBox(place: PlaceToLabel, zoom: number): Box {
  const { halfWidth, top, bottom } = labelBox(place.text, placeLabelStyle(place.population, zoom));
  const scale = TILE_SIZE * 2 ** zoom;
  const [x, y, air] = [place.x * scale, place.y * scale, zoom < 5 ? 4 : zoom < 8 ? 10 : 8];
  return [x - halfWidth - air, y + top - air / 2, x + halfWidth + air, y + bottom + air / 2];
}

/** The box of a country's name in the language that needs most space, or null where it has none. */
function countryBox(country: Country, zoom: number): Box | null {
  const widths = BASEMAP_LANGUAGES.map(
    (language) => countryLabel(country, countryName(country.code, language), zoom)?.width ?? 0,
  );
  const [halfWidth, scale] = [Math.max(...widths) / 2, TILE_SIZE * 2 ** zoom];
  const [x, y] = [country.x * scale, country.y * scale];
  return halfWidth ? [x - halfWidth - 3, y - 9, x + halfWidth + 3, y + 9] : null;
}

/** The largest places come before the countries, which come before all others. */
const FIRST_RANK = 7_000_000;

/**
 * Which labels fit, the same in every tile: the zoom from which each place is named (a name once shown stays when one
 * zooms in; 0 for never), and all the zooms in which each country is.
 */
export function placeLabels(places: readonly PlaceToLabel[], countries: readonly Country[]) {
  const placeZooms = places.map(() => 0);
  const countryZooms = countries.map((): number[] => []);
  for (let zoom = COUNTRY_LABEL_ZOOMS[0]; zoom <= LAST_LABEL_ZOOM - 2; zoom += 1) {
    const grid = new BoxGrid();
    places.forEach((place, at) => {
      if (placeZooms[at]) grid.add(placeBox(place, zoom));
    });
    const claimPlaces = (isRanked: (place: PlaceToLabel) => boolean): void =>
      places.forEach((place, at) => {
        const isNext = !placeZooms[at] && place.first <= zoom && isRanked(place);
        if (isNext && grid.claim(placeBox(place, zoom))) placeZooms[at] = zoom;
      });
    claimPlaces(({ population }) => population >= FIRST_RANK);
    countries.forEach((country, at) => {
      const box = countryBox(country, zoom);
      if (box && grid.claim(box)) countryZooms[at]?.push(zoom);
    });
    claimPlaces(() => true);
  }
  return { placeZooms, countryZooms };
}
