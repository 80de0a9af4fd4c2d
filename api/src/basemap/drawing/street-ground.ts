import { PATH_EXTENT } from '../geometry-path.ts';
import { TILE_SIZE } from '../mercator.ts';
import type { BasemapPalette } from '../palette.ts';
import { AREA_STYLES } from './area-style.ts';
import { AREA_CLASSES, type AreaClass, LINE_CLASSES, type LineClass } from './map-classes.ts';
import type { StreetTile } from './read-street-tile.ts';
import { type Origin, TilePlacement } from './tile-placement.ts';
import { casingAt, WAY_STYLES, widestAt, widthAt } from './way-style.ts';

/** The tile of one archive that a tile is drawn from. */
export interface GroundPart {
  readonly tile: StreetTile;
  readonly origin: Origin;
}

/** Which tile is drawn, how, and what tells its ids from those of other tiles in one drawing. */
export interface GroundAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly palette: BasemapPalette;
  readonly key: string;
}

const UNITS = PATH_EXTENT / TILE_SIZE;
const units = (pixels: number): string => String(Math.round(pixels * UNITS * 10) / 10);

/** The longest path data of a class of areas, about 8 KB when compressed, and what is never left out for it. */
const LONGEST_AREA = 20_000;
const LARGEST_LEAST = 400;

/** Path data of the classes of a tile, from all archives that have it; what two of them share is drawn once. */
class GroundPaths {
  readonly #parts: readonly (readonly [TilePlacement, StreetTile])[];
  readonly #z: number;
  readonly #margin: number;

  constructor(parts: readonly GroundPart[], address: GroundAddress) {
    this.#z = address.z;
    this.#margin = widestAt(address.z) * 0.5 * UNITS;
    this.#parts = parts.map(({ tile, origin }) => [new TilePlacement(address, origin), tile]);
  }

  /** In a dense centre the smallest are left out until the others are few enough. */
  area(name: AreaClass): string {
    const { firstZoom, least } = AREA_STYLES[name];
    if (this.#z < firstZoom) return '';
    let d = this.#rings(name, least);
    for (let larger = least * 2; d.length > LONGEST_AREA && larger < LARGEST_LEAST; larger *= 2)
      d = this.#rings(name, larger);
    return d;
  }

  #rings(name: AreaClass, least: number): string {
    const drawn = this.#parts.map(([placement, { areas }]) =>
      placement.rings(areas.get(name) ?? [], 2 * UNITS, least * UNITS ** 2),
    );
    return [...new Set(drawn)].join('');
  }

  line(name: LineClass): string {
    const drawn = this.#parts.map(([placement, { lines }]) =>
      placement.lines(lines.get(name) ?? [], this.#margin),
    );
    return [...new Set(drawn)].join('');
  }
}

const path = (d: string, attributes: string): string => d && `<path d="${d}"${attributes}/>`;
const group = (content: string, attributes: string): string => content && `<g ${attributes}>${content}</g>`;

const FIRST_OUTLINE_ZOOM = 15;

function areas(paths: GroundPaths, { z, palette }: GroundAddress, names: readonly AreaClass[]): string {
  return names
    .map((name) => {
      const outlined = name === 'building' && z >= FIRST_OUTLINE_ZOOM;
      const outline = outlined ? ` stroke="${palette.buildingEdge}" stroke-width="${units(0.7)}"` : '';
      return path(paths.area(name), ` fill="${palette[AREA_STYLES[name].colour]}"${outline}`);
    })
    .join('');
}

const WATER_LINES: Readonly<Record<'stream' | 'river', readonly (readonly [number, number])[]>> = {
  stream: [
    [13, 0.7],
    [16, 1.8],
    [19, 5],
  ],
  river: [
    [10, 1],
    [13, 2],
    [16, 5],
    [19, 14],
  ],
};

function waterLines(paths: GroundPaths, { z, palette }: GroundAddress): string {
  const drawn = (['stream', 'river'] as const).map((name) => {
    const width = widthAt(WATER_LINES[name], z);
    return width ? path(paths.line(name), ` stroke-width="${units(width)}"`) : '';
  });
  return group(drawn.join(''), `fill="none" stroke="${palette.water}" stroke-linecap="round"`);
}

const DASHES = { path: '3 2.4', track: '6 2.4' };

function dashed(paths: GroundPaths, { z, palette }: GroundAddress): string {
  const drawn = (['path', 'track'] as const).map((name) => {
    const width = widthAt(WAY_STYLES[name]?.widths ?? [], z);
    const dash = DASHES[name].split(' ').map((part) => units(Number(part) * Math.max(1, width)));
    return width
      ? path(paths.line(name), ` stroke-width="${units(width)}" stroke-dasharray="${dash.join(' ')}"`)
      : '';
  });
  return group(drawn.join(''), `fill="none" stroke="${palette.path}"`);
}

const IS_SIDE = (name: LineClass): boolean => WAY_STYLES[name]?.look === 'side';

/** Roads: all casings first, so that crossings are open; each path stands in the drawing once. */
function roads(paths: GroundPaths, { z, palette, key }: GroundAddress): string {
  const drawn = LINE_CLASSES.flatMap((name) => {
    const style = WAY_STYLES[name];
    const width = style && style.look !== 'dashed' ? widthAt(style.widths, z) : 0;
    const d = width ? paths.line(name) : '';
    return d ? [{ name, width, d, id: `${name}${key}`, casing: casingAt(width) }] : [];
  });
  const use = (id: string, width: number): string => `<use href="#${id}" stroke-width="${units(width)}"/>`;
  const layer = (isSide: boolean): string => {
    const layered = drawn.filter(({ name }) => IS_SIDE(name) === isSide);
    const casings = layered
      .filter(({ casing }) => casing)
      .map(({ id, width, casing }) => use(id, width + casing * 2));
    return group(casings.join(''), `stroke="${isSide ? palette.sideCasing : palette.mainCasing}"`);
  };
  const fills = (isSide: boolean): string => {
    const uses = drawn.filter(({ name }) => IS_SIDE(name) === isSide).map(({ id, width }) => use(id, width));
    return group(uses.join(''), `stroke="${isSide ? palette.sideRoad : palette.mainRoad}"`);
  };
  const defs = drawn.map(({ id, d }) => `<path id="${id}" d="${d}"/>`).join('');
  const content = layer(true) + layer(false) + fills(true) + fills(false);
  return defs && `<defs>${defs}</defs>${group(content, 'fill="none" stroke-linecap="round"')}`;
}

const FIRST_TRAM_ZOOM = 15;
const FIRST_SLEEPER_ZOOM = 16;
const FIRST_NEAR_RAIL_ZOOM = 15;
const RAIL_WIDTHS = [
  [11, 0.7],
  [14, 1],
  [15, 1.2],
  [16, 2.2],
  [19, 4],
] as const;

/** A rail is a pale line, near by a clear one with stripes: a yard of fifty must not be a blot. */
function rails(paths: GroundPaths, { z, palette }: GroundAddress): string {
  const width = widthAt(RAIL_WIDTHS, z);
  const rail = width ? paths.line('rail') : '';
  const tram = z >= FIRST_TRAM_ZOOM ? path(paths.line('tram'), ` stroke-width="${units(width * 0.5)}"`) : '';
  const line = path(rail, ` stroke-width="${units(width)}"`);
  const stripes =
    z >= FIRST_SLEEPER_ZOOM
      ? path(
          rail,
          ` stroke="${palette.land}" stroke-width="${units(width * 0.5)}" stroke-dasharray="${units(6)}"`,
        )
      : '';
  const colour = z < FIRST_NEAR_RAIL_ZOOM ? palette.farRail : palette.rail;
  return group(tram + line + stripes, `fill="none" stroke="${colour}"`);
}

const borders = (paths: GroundPaths, { palette }: GroundAddress): string =>
  path(
    paths.line('border'),
    ` fill="none" stroke="${palette.border}" stroke-width="${units(1)}" stroke-dasharray="${units(5)} ${units(3)}"`,
  );

/** Draws a tile of streets on the ground that lies below it. */
export function streetGround(parts: readonly GroundPart[], address: GroundAddress): string {
  const paths = new GroundPaths(parts, address);
  const soils = AREA_CLASSES.slice(0, AREA_CLASSES.indexOf('plaza'));
  const content =
    areas(paths, address, soils) +
    waterLines(paths, address) +
    areas(paths, address, ['plaza', 'building']) +
    dashed(paths, address) +
    roads(paths, address) +
    rails(paths, address) +
    borders(paths, address);
  return group(content, `transform="scale(${1 / UNITS})" stroke-linejoin="round"`);
}
