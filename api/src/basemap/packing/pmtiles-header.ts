import { Compression, TileType } from 'pmtiles';

const HEADER_BYTES = 127;
const E7 = 10_000_000;

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

/** What the header names beside the lengths of the parts. */
export interface HeaderFacts {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: Bounds;
  /** How many tiles there are. */
  readonly addressed: number;
  /** How many of them are written. */
  readonly entries: number;
}

/** The lengths of the parts, which follow one another behind the header. */
export interface PartLengths {
  readonly root: number;
  readonly metadata: number;
  readonly leaves: number;
  readonly tiles: number;
}

function writePlaces(header: Buffer, { root, metadata, leaves, tiles }: PartLengths): void {
  let [at, offset] = [8, HEADER_BYTES];
  for (const length of [root, metadata, leaves, tiles]) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
    at += 16;
    offset += length;
  }
}

function writeBounds(header: Buffer, { minZoom, bounds }: HeaderFacts): void {
  const [west, south, east, north] = bounds;
  const degrees = [west, south, east, north].map((value) => Math.round(value * E7));
  for (const [at, value] of degrees.entries()) header.writeInt32LE(value, 102 + at * 4);
  header.writeUInt8(minZoom, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * E7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * E7), 123);
}

/** The header of a PMTiles archive, version 3, whose tiles lie in the order of their ids. */
export function pmtilesHeader(facts: HeaderFacts, lengths: PartLengths): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  writePlaces(header, lengths);
  for (const [at, count] of [facts.addressed, facts.entries, facts.entries].entries())
    header.writeBigUInt64LE(BigInt(count), 72 + at * 8);
  header.set([1, Compression.Gzip, Compression.Gzip, TileType.Mvt, facts.minZoom, facts.maxZoom], 96);
  writeBounds(header, facts);
  return header;
}
