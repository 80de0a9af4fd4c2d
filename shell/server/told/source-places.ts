import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { ReportProblem } from '../release-store.ts';

/** Where a script of a build is named in a stack: its address without a query, its line and its column. */
const PLACE =
  /(?:https?:\/\/[\w.:[\]-]+)?\/((?:mf\/[a-z-]+\/\d[\w.+-]*\/)?assets\/[\w-]+(?:\.[\w-]+)*\.js):(\d+):(\d+)/g;

/** A map is read once in so many milliseconds, whoever asks for it: browsers may tell what they like. */
const READ_ONCE_IN = 60_000;
const MOST_HELD = 12;
const MOST_REMEMBERED = 500;

/** Reads the source map of a script, by the path of its address; null where there is none. */
export type ReadMap = (path: string) => Promise<string | null>;

/** Of a package of others its name is enough. */
const shortened = (source: string): string => source.replace(/^.*\/node_modules\//, '');

/** Finds where in the sources what browsers tell of happened, by the source maps of the builds. */
export class SourcePlaces {
  readonly #read: ReadMap;
  readonly #report: ReportProblem;
  readonly #held = new LRUCache<string, TraceMap>({ max: MOST_HELD, ttl: READ_ONCE_IN });
  readonly #known = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: READ_ONCE_IN });

  constructor(read: ReadMap, report: ReportProblem) {
    this.#read = read;
    this.#report = report;
  }

  /** A stack with the places in the sources instead of those in built scripts, as far as their maps say. */
  async inSources(stack: string): Promise<string> {
    const paths = new Set([...stack.matchAll(PLACE)].map(([, path = '']) => path));
    const maps = new Map<string, TraceMap | null>();
    for (const path of paths) maps.set(path, await this.#mapOf(path));
    return stack.replaceAll(PLACE, (built, path: string, line: string, column: string) => {
      const map = maps.get(path);
      const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      return found?.source ? `${shortened(found.source)}:${found.line}:${found.column + 1}` : built;
    });
  }

  async #mapOf(path: string): Promise<TraceMap | null> {
    const held = this.#held.get(path);
    if (held || this.#known.has(path)) return held ?? null;
    this.#known.set(path, true);
    try {
      const text = await this.#read(path);
      if (text === null) return null;
      const map = new TraceMap(text);
      this.#held.set(path, map);
      return map;
    } catch (error) {
      this.#report(error, { sourceMapOf: path });
      return null;
    }
  }
}
