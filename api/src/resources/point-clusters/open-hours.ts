import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { MapPoint } from '@ecocircle/shared-contracts';
import { openByText } from './hours-text.ts';
import type { Words } from './words.ts';

/** Whether a point is open and until which minute, as a mark says it. */
export type OpenMark = readonly [open: MapPoint[4], until: MapPoint[5]];

/** Of a point whose hours are not known. */
const UNKNOWN_HOURS: OpenMark = [null, null];

/** Of a point that does not work for a time, whatever its hours say. */
export const CLOSED_FOR_A_TIME: OpenMark = [0, null];

/** Which hours are open at a moment, all that there are. */
export interface OpenSet {
  /** Tells it from what is open at other moments. */
  readonly tag: string;
  /** The minute since 1970 from which others may be open. */
  readonly till: number;
  has(code: number): boolean;
}

interface Known {
  readonly mark: OpenMark;
  readonly till: number;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** So many hours are worked out before somebody else has a turn. */
const AT_ONCE = 50;

const minuteOf = (moment: Date): number => Math.floor(moment.valueOf() / MINUTE_MS);

async function knownOf(text: string, now: Date): Promise<Known> {
  if (text === '') return { mark: UNKNOWN_HOURS, till: Number.POSITIVE_INFINITY };
  const { isOpen, until } = await openByText(text, now);
  const minute = until && minuteOf(until);
  // A change beyond the days that were looked through comes closer.
  return {
    mark: [isOpen ? 1 : 0, minute],
    till: Math.min(minute ?? Number.POSITIVE_INFINITY, minuteOf(now) + HOUR_MINUTES),
  };
}

/** Tells of hours, by their codes, whether they are open; what was found a moment ago is not worked out again. */
export class OpenHours {
  readonly #words: Words;
  readonly #known: (Known | undefined)[] = [];

  constructor(words: Words) {
    this.#words = words;
  }

  /** Brings what is known of some hours to a moment; until the next one, {@link markOf} tells it. */
  async refresh(codes: Iterable<number>, now: Date): Promise<void> {
    const minute = minuteOf(now);
    let worked = 0;
    for (const code of codes) {
      const known = this.#known[code];
      if (known && minute < known.till) continue;
      this.#known[code] = await knownOf(this.#words.textOf(code), now);
      worked += 1;
      if (worked % AT_ONCE === 0) await setImmediate();
    }
  }

  markOf(code: number): OpenMark {
    return this.#known[code]?.mark ?? UNKNOWN_HOURS;
  }

  /** The marks of hours by their texts. */
  async marksOf(texts: readonly string[], now: Date): Promise<OpenMark[]> {
    const codes = texts.map((text) => this.#words.codeOf(text));
    await this.refresh(codes, now);
    return codes.map((code) => this.markOf(code));
  }

  /** All hours that are open at a moment. */
  async openAt(now: Date): Promise<OpenSet> {
    const codes = Array.from({ length: this.#words.size }, (_, code) => code);
    await this.refresh(codes, now);
    const open = new Set(codes.filter((code) => this.markOf(code)[0] === 1));
    const tag = createHash('sha256')
      .update([...open].join())
      .digest('base64url');
    const tills = codes.map((code) => this.#known[code]?.till ?? 0);
    const till = tills.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
    return { tag, till, has: (code) => open.has(code) };
  }
}
