/** How long a service may take to show that it answers. */
export const PROBE_MS = 4000;
/** How long a tile of a service that answers may take. */
const TILE_MS = 15_000;
/** For how long a service that did not answer is left alone. */
export const REST_MS = 60_000;
/** For how long a tile that came says that the service answers, though others fail: it has no tiles there. */
const PROVEN_MS = 10_000;

/** Loads a picture; false: it did not come in time. It is given up quietly when nobody needs it any longer. */
function loadPicture(image: HTMLImageElement, url: string, budget: number, signal: AbortSignal) {
  return new Promise<boolean>((resolve) => {
    const settled = new AbortController();
    const settle = (came: boolean) => () => {
      settled.abort();
      clearTimeout(timer);
      if (!came) image.removeAttribute('src');
      resolve(came);
    };
    const timer = setTimeout(settle(false), budget);
    image.addEventListener('load', settle(true), { signal: settled.signal });
    image.addEventListener('error', settle(false), { signal: settled.signal });
    signal.addEventListener('abort', settle(false), { signal: settled.signal });
    image.src = url;
  });
}

/**
 * Whether a service of tiles answers, found out with one tile while all others wait. A service that did not answer
 * is asked for nothing until it has rested.
 */
export class TileService {
  #answeredAt = Number.NEGATIVE_INFINITY;
  #restsUntil = Number.NEGATIVE_INFINITY;
  #isAnswering = false;
  #probe: Promise<void> | null = null;

  get isResting(): boolean {
    return Date.now() < this.#restsUntil;
  }

  /** Loads a tile into a picture, or leaves it empty; says whether it came. */
  async load(image: HTMLImageElement, url: string, signal: AbortSignal): Promise<boolean> {
    while (!this.#isAnswering) {
      if (signal.aborted || this.isResting) return false;
      if (!this.#probe) return this.#try(image, url, signal);
      await this.#probe;
    }
    return this.#take(image, url, TILE_MS, signal);
  }

  async #try(image: HTMLImageElement, url: string, signal: AbortSignal): Promise<boolean> {
    const probed = this.#take(image, url, PROBE_MS, signal);
    this.#probe = probed.then(() => {
      this.#probe = null;
    });
    return probed;
  }

  async #take(image: HTMLImageElement, url: string, budget: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    const came = await loadPicture(image, url, budget, signal);
    if (came) this.#answeredAt = Date.now();
    if (came) this.#isAnswering = true;
    else if (!signal.aborted && Date.now() - this.#answeredAt > PROVEN_MS) {
      this.#isAnswering = false;
      this.#restsUntil = Date.now() + REST_MS;
    }
    return came;
  }
}

const services = new Map<string, TileService>();

/** The service of an address: all maps of the page know of one another whether it answers. */
export function serviceOf(url: string): TileService {
  const service = services.get(url) ?? new TileService();
  services.set(url, service);
  return service;
}
