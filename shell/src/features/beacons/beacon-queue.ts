import { BEACON_PATH, type Beacon, LONGEST_DETAIL, MOST_TOLD, type Told } from '@ecocircle/shared-contracts';

/** How many different things a page tells of: one that fails in a loop says no more by the hundredth time. */
const MOST_DIFFERENT = 50;
/** Milliseconds after which the first thing that went wrong is sent, and what went wrong with it. */
const SEND_AFTER = 2000;

const keyOf = ({ count: _, ...told }: Told): string => JSON.stringify(told);

/** Gathers what a page tells of. What went wrong is sent soon, the rest when the page is left. */
export class BeaconQueue {
  readonly #about: Omit<Beacon, 'told'>;
  readonly #send: (url: string, body: Blob) => unknown;
  readonly #waiting = new Map<string, Told>();
  readonly #seen = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send - `navigator.sendBeacon`, which goes on when the page is gone */
  constructor(about: Omit<Beacon, 'told'>, send: (url: string, body: Blob) => unknown) {
    this.#about = about;
    this.#send = send;
  }

  add(given: Told): void {
    const told = given.detail ? { ...given, detail: given.detail.slice(0, LONGEST_DETAIL) } : given;
    const key = keyOf(told);
    if (!this.#seen.has(key) && this.#seen.size >= MOST_DIFFERENT) return;
    this.#seen.add(key);
    this.#waiting.set(key, { ...told, count: told.count + (this.#waiting.get(key)?.count ?? 0) });
    if (document.visibilityState === 'hidden') queueMicrotask(() => this.flush());
    else if (told.detail !== undefined) this.#timer ??= setTimeout(() => this.flush(), SEND_AFTER);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const told = [...this.#waiting.values()];
    this.#waiting.clear();
    for (let start = 0; start < told.length; start += MOST_TOLD) {
      const beacon: Beacon = { ...this.#about, told: told.slice(start, start + MOST_TOLD) };
      this.#send(BEACON_PATH, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
    }
  }
}
