import { boxAround, type Shape } from './shape.ts';

const KEY_BASE = 2 ** 20;
const keyAt = ({ flat }: Shape, atEnd: boolean): number => {
  const at = atEnd ? flat.length - 2 : 0;
  return ((flat[at] as number) + KEY_BASE / 2) * KEY_BASE + (flat[at + 1] as number) + KEY_BASE / 2;
};

/** Lines by the points where they begin and end. */
class OpenEnds {
  readonly #ends = new Map<number, Set<Shape>>();

  constructor(lines: readonly Shape[]) {
    for (const line of lines) for (const atEnd of [false, true]) this.#at(keyAt(line, atEnd)).add(line);
  }

  #at(key: number): Set<Shape> {
    const found = this.#ends.get(key) ?? new Set();
    this.#ends.set(key, found);
    return found;
  }

  /** Takes a line away; false where it was taken before. */
  remove(line: Shape): boolean {
    const wasThere = this.#at(keyAt(line, false)).delete(line);
    this.#at(keyAt(line, true)).delete(line);
    return wasThere;
  }

  /** Takes away one of the lines that touch a point. */
  take(key: number): Shape | undefined {
    const [line] = this.#ends.get(key) ?? [];
    if (line) this.remove(line);
    return line;
  }
}

function reversed(flat: Int32Array): Int32Array {
  const turned = new Int32Array(flat.length);
  for (let at = 0; at < flat.length; at += 2) {
    turned[at] = flat[flat.length - at - 2] as number;
    turned[at + 1] = flat[flat.length - at - 1] as number;
  }
  return turned;
}

/** The parts of a line's continuation from one of its ends, each running away from it. */
function follow(ends: OpenEnds, start: number): Int32Array[] {
  const parts: Int32Array[] = [];
  for (let key = start, next = ends.take(key); next; next = ends.take(key)) {
    const runsAway = keyAt(next, false) === key;
    parts.push(runsAway ? next.flat : reversed(next.flat));
    key = keyAt(next, runsAway);
  }
  return parts;
}

function chain(parts: readonly Int32Array[]): Shape {
  const flat = new Int32Array(parts.reduce((sum, part) => sum + part.length - 2, 2));
  let at = 0;
  for (const part of parts) {
    flat.set(part, at);
    at += part.length - 2;
  }
  return { flat, box: boxAround(flat) };
}

/** Makes one line of those that follow each other: a way is cut at every crossing in the data. */
export function joinLines(lines: readonly Shape[]): Shape[] {
  const ends = new OpenEnds(lines);
  const joined: Shape[] = [];
  for (const line of lines) {
    if (!ends.remove(line)) continue;
    const forwards = follow(ends, keyAt(line, true));
    const backwards = follow(ends, keyAt(line, false)).reverse().map(reversed);
    joined.push(chain([...backwards, line.flat, ...forwards]));
  }
  return joined;
}
