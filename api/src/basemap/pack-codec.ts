/** The layers of a cell in the order in which the pack stores them. */
export const PACK_LAYERS = ['land', 'lakes', 'rivers', 'borders'] as const;

/** A layer of the basemap. */
export type PackLayer = (typeof PACK_LAYERS)[number];

/** Rings or lines, each a flat list of x and y in cell units. */
export type CellGeometry<Line = Int32Array> = Readonly<Record<PackLayer, readonly Line[]>>;

/** The width of a cell in its own units. */
export const CELL_EXTENT = 8192;

/** The last zoom that has cells of its own; deeper tiles are cut from these. */
export const DEEPEST_CELL_ZOOM = 6;

/** The position of a cell in the pack's index: all cells of zoom 0, then of zoom 1, and so on, by rows. */
export const cellIndex = (z: number, x: number, y: number): number => (4 ** z - 1) / 3 + y * 2 ** z + x;

/** How many cells the index holds. */
export const CELL_COUNT = cellIndex(DEEPEST_CELL_ZOOM + 1, 0, 0);

const zigzag = (value: number): number => (value << 1) ^ (value >> 31);
const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1);

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

function pushLine(bytes: number[], line: Int32Array): void {
  pushVarint(bytes, line.length / 2);
  for (let i = 0; i < line.length; i += 1)
    pushVarint(bytes, zigzag((line[i] as number) - (i > 1 ? (line[i - 2] as number) : 0)));
}

/** Writes a cell as varints of coordinate differences. */
export function encodeCell(cell: CellGeometry): Uint8Array {
  const bytes: number[] = [];
  for (const layer of PACK_LAYERS) {
    pushVarint(bytes, cell[layer].length);
    for (const line of cell[layer]) pushLine(bytes, line);
  }
  return Uint8Array.from(bytes);
}

/** Reads what {@link encodeCell} wrote. */
export function decodeCell(bytes: Uint8Array): CellGeometry {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const line = (): Int32Array => {
    const flat = new Int32Array(varint() * 2);
    for (let i = 0; i < flat.length; i += 1)
      flat[i] = unzigzag(varint()) + (i > 1 ? (flat[i - 2] as number) : 0);
    return flat;
  };
  const lines = (): Int32Array[] => Array.from({ length: varint() }, line);
  return { land: lines(), lakes: lines(), rivers: lines(), borders: lines() };
}
