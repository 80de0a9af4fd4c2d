import { clipPolyline } from 'lineclip';
import { TILE_SIZE } from '../mercator.ts';
import type { BasemapLanguage } from '../tile-address.ts';
import { nameIn } from './feature-names.ts';
import type { Label, MapPoint } from './label.ts';
import { NAME_CLASSES } from './map-classes.ts';
import { NAME_STYLES, sizeAt } from './name-style.ts';
import { onestWidth } from './onest-metrics.ts';
import { pointLabel } from './point-labels.ts';
import type { Named, StreetTile } from './read-street-tile.ts';
import { type Shape, TILE_UNITS } from './shape.ts';
import { streetLabels } from './street-labels.ts';

/** A tile of an archive, and at which zoom and in which language its names are wanted. */
export interface NamesAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly language: BasemapLanguage;
}

/** From units of an archive's tile to pixels of the whole map. */
const toMap = ({ z, x, y, zoom }: NamesAddress): ((px: number, py: number) => MapPoint) => {
  const size = TILE_SIZE * 2 ** (zoom - z);
  return (px, py) => ({ x: x * size + (px / TILE_UNITS) * size, y: y * size + (py / TILE_UNITS) * size });
};

const isShown = ({ kind }: Named, zoom: number): boolean => {
  const [first, last] = NAME_STYLES[kind].zooms;
  return zoom >= first && zoom <= last;
};

/** Larger towns first. */
const rankOf = ({ kind, population }: Named): number =>
  NAME_CLASSES.indexOf(kind) * 10 - Math.min(4, Math.log10(population + 1) / 2);

/** Points of the strip around a tile are its neighbours' own. */
const isOwn = (px: number, py: number): boolean => px >= 0 && py >= 0 && px < TILE_UNITS && py < TILE_UNITS;

function pointNames(named: Named, address: NamesAddress): Label[] {
  const style = NAME_STYLES[named.kind];
  const place = toMap(address);
  const text = nameIn(named.names, address.language);
  const name = {
    kind: named.kind,
    text,
    size: sizeAt(style, address.zoom),
    weight: style.weight,
    rank: rankOf(named),
    isMarked: style.stands === 'under',
  };
  return named.shapes.flatMap(({ flat }) => {
    const [px = -1, py = -1] = flat;
    const label = isOwn(px, py) ? pointLabel(place(px, py), name) : null;
    return label ? [label] : [];
  });
}

/** Lines are cut at the tile's edge, so that neighbours need not know of each other where a name stands. */
function ownLines({ flat }: Shape): [number, number][][] {
  const line: [number, number][] = [];
  for (let at = 0; at < flat.length; at += 2) line.push([flat[at] as number, flat[at + 1] as number]);
  return clipPolyline(line, [0, 0, TILE_UNITS, TILE_UNITS]);
}

function wayNames(named: Named, address: NamesAddress): Label[] {
  const style = NAME_STYLES[named.kind];
  const place = toMap(address);
  const text = nameIn(named.names, address.language);
  const size = sizeAt(style, address.zoom);
  const lines = named.shapes.flatMap(ownLines).map((line) => line.map(([px, py]) => place(px, py)));
  const width = onestWidth(text, size, style.weight);
  return streetLabels(lines, { kind: named.kind, text, size, width, rank: rankOf(named) });
}

/** All names of a tile of an archive that may be drawn at a zoom, in pixels of the whole map. */
export function tileNames(tile: StreetTile, address: NamesAddress): Label[] {
  const shown = (all: readonly Named[]): Named[] => all.filter((named) => isShown(named, address.zoom));
  return [
    ...shown(tile.points).flatMap((named) => pointNames(named, address)),
    ...shown(tile.ways).flatMap((named) => wayNames(named, address)),
  ];
}
