import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** A page younger than this many milliseconds is sent as it is; an older one is sent and rendered anew behind it. */
const FRESH_FOR = 5000;
/** A page older than this many milliseconds is not sent. */
const KEPT_FOR = 60_000;

export interface KeptPagesOptions<Request, Page> {
  readonly max: number;
  readonly render: (request: Request) => Promise<Page>;
}

/** Rendered pages by key, so that one rendering serves everybody who asks at that time. */
export class KeptPages<Request extends object, Page extends object> {
  readonly #pages: LRUCache<string, Page, unknown>;

  constructor({ max, render }: KeptPagesOptions<Request, Page>) {
    this.#pages = new LRUCache({
      max,
      ttl: KEPT_FOR,
      fetchMethod: (_key, _stale, { context }) => render(context as Request),
    });
  }

  async get(key: string, request: Request): Promise<Page> {
    return this.#pages.forceFetch(key, { context: request });
  }

  /**
   * The page, kept or rendered within a budget.
   *
   * @param budget - milliseconds to wait where nothing is kept
   * @param report - receives why a rendering failed
   * @returns undefined when the rendering failed or takes longer; a late page is still kept
   */
  async within(
    budget: number,
    key: string,
    request: Request,
    report: (error: unknown) => void,
  ): Promise<Page | undefined> {
    const kept = this.#pages.get(key);
    if (kept && this.#pages.getRemainingTTL(key) > KEPT_FOR - FRESH_FOR) return kept;
    const rendering = this.#pages.fetch(key, { context: request, forceRefresh: true }).catch(report);
    return (
      kept ??
      Promise.race([
        rendering.then((page) => page ?? undefined),
        setTimeout(budget, undefined, { ref: false }),
      ])
    );
  }
}
