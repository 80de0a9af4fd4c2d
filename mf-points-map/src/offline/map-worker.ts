import type { Ask, CityToKeep, KeepFailure, Status, Told } from '../offline-worker/messages.ts';

/** Where the edge gives the worker of the active release. */
const WORKER_URL = '/mf/mf-points-map/worker.js';

/** So often a page looks whether its worker is still there while it keeps a city. */
const WATCH_MS = 2000;

/** Why a city cannot be kept here: what the worker said, or there is none to be had. */
export type OfflineProblem = KeepFailure | 'unsupported' | 'retired';

/** How keeping a city stands, as the page shows it. */
export interface OfflineState extends Omit<Status, 'kind' | 'failure'> {
  readonly problem: OfflineProblem | null;
  /** Whether the worker has said how things stand. */
  readonly isKnown: boolean;
}

const NOTHING: OfflineState = { kept: null, progress: null, noLine: null, problem: null, isKnown: false };

/** The worker of a registration once it works. Rejects where it never will: it could not be stored. */
function activeOf({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      if (worker?.state === 'activating' || worker?.state === 'activated') resolve(worker);
      if (!worker || worker.state === 'redundant') reject(new Error('the worker could not be installed'));
    };
    worker?.addEventListener('statechange', settle);
    settle();
  });
}

/** The worker of the map in one language, as its page talks to it. */
export class MapWorker {
  #state: OfflineState = NOTHING;
  readonly #listeners = new Set<() => void>();
  readonly #workers: ServiceWorkerContainer | undefined;
  readonly #scope: string;
  /** Somebody has stopped it before there was a worker to tell. */
  #isStopped = false;

  constructor(workers: ServiceWorkerContainer | undefined, mapUrl: string) {
    this.#workers = workers;
    this.#scope = mapUrl;
  }

  readonly get = (): OfflineState => this.#state;

  /** Hears of every change, and of the worker for as long as somebody does. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#workers?.addEventListener('message', this.#hear);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#workers?.removeEventListener('message', this.#hear);
    };
  };

  /** Asks how things stand, and keeps anew what is old. */
  async look(): Promise<void> {
    const active = (await this.#registration())?.active;
    active?.postMessage({ kind: 'status' } satisfies Ask);
    if (navigator.onLine) active?.postMessage({ kind: 'renew' } satisfies Ask);
  }

  async keep(city: CityToKeep): Promise<void> {
    const workers = this.#workers;
    if (!workers) return this.#change({ problem: 'unsupported' });
    this.#isStopped = false;
    this.#change({ problem: null, progress: 0 });
    try {
      const how = { scope: this.#scope, updateViaCache: 'none' } as const;
      const active = await activeOf(await workers.register(WORKER_URL, how));
      // Asked for so that the browser throws it away last; where it does not promise that, the city is kept all the same.
      void navigator.storage?.persist?.().catch(() => false);
      const ask: Ask = this.#isStopped ? { kind: 'stop' } : { kind: 'keep', city };
      active.postMessage(ask);
      this.#watch();
    } catch {
      this.#giveUp('denied');
    }
  }

  /** Stops what is being kept, by whichever worker: that of the next release keeps the city while it is installed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const { active, waiting, installing } = (await this.#registration()) ?? {};
    for (const worker of [active, waiting, installing]) worker?.postMessage({ kind: 'stop' } satisfies Ask);
    if (!active) this.#change({ problem: 'stopped', progress: null });
  }

  async remove(): Promise<void> {
    (await this.#registration())?.active?.postMessage({ kind: 'remove' } satisfies Ask);
  }

  /**
   * A browser that throws away what a site has stored ends the worker in the middle of its work, without a word; one that
   * leaves because the line dropped may be ended before its last word is heard.
   */
  #watch(): void {
    const timer = setInterval(async () => {
      const isGone = this.#state.progress !== null && !(await this.#registration());
      if (isGone && this.#state.progress !== null) this.#giveUp('cleared');
      if (this.#state.progress === null) clearInterval(timer);
    }, WATCH_MS);
  }

  /** There is no worker to say why: it was stopped, lost its line, or else this. */
  #giveUp(otherwise: OfflineProblem): void {
    const problem = this.#isStopped ? 'stopped' : navigator.onLine ? otherwise : 'line';
    this.#change({ problem, progress: null });
  }

  async #registration(): Promise<ServiceWorkerRegistration | null> {
    const known = await this.#workers?.getRegistration(this.#scope).catch(() => undefined);
    return known && new URL(known.scope).pathname === this.#scope ? known : null;
  }

  readonly #hear = ({ data }: MessageEvent<Told>): void => {
    if (data.kind === 'retired') this.#change({ ...NOTHING, problem: 'retired', isKnown: true });
    // Where there is no worker to be had, one of before speaks, whose storage was cleared.
    if (data.kind !== 'status' || this.#state.problem === 'denied') return;
    const { kind: _, failure, ...status } = data;
    this.#change({ ...status, problem: failure, isKnown: true });
  };

  #change(changed: Partial<OfflineState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
