/** The zoom whose tiles are clustered each for itself; up to it the whole map is clustered together. */
export const TILE_ZOOM = 9;

/** The width of a tile in pixels. */
export const TILE_PX = 512;

const TILES = 2 ** TILE_ZOOM;
/** A tile has so many cells to a side; of a cell the smaller zooms know the sum of its points. */
export const CELLS = 16;

/** Whereabouts in the grid: the number of a tile, and of a cell in it. */
export interface GridPlace {
  readonly tile: number;
  readonly cell: number;
}

/** Web Mercator in the unit square, y downwards; what is nearer to a pole than the map goes stands at its edge. */
const unitX = (lng: number): number => lng / 360 + 0.5;
function unitY(lat: number): number {
  const sin = Math.sin((lat * Math.PI) / 180);
  return Math.max(0, Math.min(1, 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI));
}

const cellOf = (unit: number): number =>
  Math.max(0, Math.min(TILES * CELLS - 1, Math.floor(unit * TILES * CELLS)));

/** Where a place stands in the grid. */
export function placeInGrid(lng: number, lat: number): GridPlace {
  const [column, row] = [cellOf(unitX(lng)), cellOf(unitY(lat))];
  return {
    tile: Math.floor(row / CELLS) * TILES + Math.floor(column / CELLS),
    cell: (row % CELLS) * CELLS + (column % CELLS),
  };
}

/** A part of the map in degrees; `east` is never less than `west`, so it goes beyond 180 across the date line. */
export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const latitudeAt = (y: number): number => {
  if (y <= 0) return 90;
  if (y >= 1) return -90;
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
};

/** An area with some pixels of a zoom around it, but never more than once around the world. */
export function withMargin({ west, south, east, north }: Area, pixels: number, zoom: number): Area {
  const unit = pixels / (TILE_PX * 2 ** zoom);
  const margin = Math.min(unit * 360, (360 - (east - west)) / 2);
  return {
    west: west - margin,
    east: east + margin,
    south: latitudeAt(unitY(south) + unit),
    north: latitudeAt(unitY(north) - unit),
  };
}

/** The longer side of an area, as a part of the world's. */
export function sideOf({ west, south, east, north }: Area): number {
  return Math.max((east - west) / 360, unitY(south) - unitY(north));
}

/** The same area so many degrees further east. */
export const shifted = ({ west, south, east, north }: Area, degrees: number): Area => ({
  west: west + degrees,
  south,
  east: east + degrees,
  north,
});

function overlap(one: Area, other: Area): Area {
  return {
    west: Math.max(one.west, other.west),
    east: Math.min(one.east, other.east),
    south: Math.max(one.south, other.south),
    north: Math.min(one.north, other.north),
  };
}

/** What of an area lies on one turn around the globe; in the area it lies so many `degrees` further east. */
export interface Part {
  readonly part: Area;
  readonly degrees: number;
}

/** The parts of an area that lie in a piece of the globe: more than one where the area crosses the date line. */
export function partsOf(area: Area, globe: Area): Part[] {
  return [0, -360, 360].flatMap((degrees) => {
    const part = overlap(globe, shifted(area, -degrees));
    // The world begins where it ends: what stands there is met once.
    const isThere = degrees === 0 ? part.west <= part.east : part.west < part.east;
    return isThere && part.south <= part.north ? { part, degrees } : [];
  });
}

export const GLOBE: Area = { west: -180, south: -90, east: 180, north: 90 };

/** The area of a tile. */
export function areaOfTile(tile: number): Area {
  const [row, column] = [Math.floor(tile / TILES), tile % TILES];
  return {
    west: (column / TILES) * 360 - 180,
    east: ((column + 1) / TILES) * 360 - 180,
    south: row === TILES - 1 ? -90 : latitudeAt((row + 1) / TILES),
    north: row === 0 ? 90 : latitudeAt(row / TILES),
  };
}

/** A part of an area that lies in a tile. */
export interface TilePart extends Part {
  readonly tile: number;
}

const TURNS = [0, -TILES, TILES];

/** Tells which tiles an area touches; there may be many, and few of them do. */
export function touchedBy({ west, south, east, north }: Area): (tile: number) => boolean {
  const [left, right] = [unitX(west) * TILES, unitX(east) * TILES];
  const [top, bottom] = [unitY(north) * TILES, unitY(south) * TILES];
  return (tile) => {
    const row = Math.floor(tile / TILES);
    if (row + 1 < top || row > bottom) return false;
    const column = tile % TILES;
    return TURNS.some((turn) => column + turn + 1 >= left && column + turn <= right);
  };
}

/** The parts of an area that lie in tiles. */
export function partsInTiles(area: Area, tiles: Iterable<number>): TilePart[] {
  return [...tiles]
    .filter(touchedBy(area))
    .flatMap((tile) => partsOf(area, areaOfTile(tile)).map((part) => ({ ...part, tile })));
}
