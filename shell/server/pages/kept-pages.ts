import { setTimeout } from 'node:timers/promises';
import { PAGE_KEPT_FOR } from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';

/** A page younger than this many milliseconds is sent as it is; an older one is sent and rendered anew behind it. */
const FRESH_FOR = 5000;
/** A page younger than this is sent even though the data have changed: a state that never rests must not cost more. */
const SETTLED_AFTER = 500;
/** So long before a change is heard of, a page may have been rendered from the data of before. */
const HEARD_WITHIN = 1000;

const MACHINE = (): number => performance.now();

/** Milliseconds that somebody who asks for a page waits for its rendering. */
export interface PageWaits {
  /** Where a page is kept, but the data have changed since. */
  readonly renewed: number;
  /** Where nothing is kept. */
  readonly first: number;
}

export interface KeptPagesOptions<Request, Page> {
  /** How many bytes the pages may take that are kept. */
  readonly maxBytes: number;
  readonly bytesOf: (page: Page) => number;
  /** `before` is the page that is kept meanwhile. */
  readonly render: (request: Request, before: Page | undefined) => Promise<Page>;
  /** Whether a page lacks something that the next rendering may have. */
  readonly isProvisional: (page: Page) => boolean;
  /** The machine's clock, in milliseconds; tests give their own. */
  readonly now?: () => number;
}

/** Rendered pages by key, so that one rendering serves everybody who asks at that time. Provisional ones are not kept. */
export class KeptPages<Request extends object, Page extends object> {
  readonly #pages: LRUCache<string, Page, unknown>;
  readonly #now: () => number;
  readonly #renewing = new Set<string>();
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor({ maxBytes, bytesOf, render, isProvisional, now = MACHINE }: KeptPagesOptions<Request, Page>) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: bytesOf,
      ttl: PAGE_KEPT_FOR,
      ttlResolution: 0,
      // A rendering that fails leaves the page of before.
      noDeleteOnFetchRejection: true,
      perf: { now },
      fetchMethod: async (_key, kept, { context, options }) => {
        const page = await render(context as Request, kept);
        if (!isProvisional(page)) return page;
        // A whole page of before stays for its time; without one, only who waits for this rendering is sent it.
        if (kept) options.noUpdateTTL = true;
        else options.ttl = 1;
        return kept ?? page;
      },
    });
  }

  async get(key: string, request: Request): Promise<Page> {
    return this.#pages.forceFetch(key, { context: request });
  }

  /** The data have changed: pages of before are sent only where a new one is late. */
  outdate(): void {
    this.#changedAt = this.#now();
  }

  #ageOf(key: string): { readonly age: number; readonly isOutdated: boolean } {
    const age = PAGE_KEPT_FOR - this.#pages.getRemainingTTL(key);
    const isOutdated = age > SETTLED_AFTER && this.#now() - age < this.#changedAt + HEARD_WITHIN;
    return { age, isOutdated };
  }

  /** A page that is kept, and would be sent without another rendering than the one that is under way. */
  fresh(key: string): Page | undefined {
    const kept = this.#pages.get(key);
    const { age, isOutdated } = this.#ageOf(key);
    return !isOutdated && (age < FRESH_FOR || this.#renewing.has(key)) ? kept : undefined;
  }

  /**
   * The page, kept or rendered.
   *
   * @param report - receives why a rendering failed
   * @returns undefined when nothing is kept and the rendering failed or takes longer; a late page is still kept
   */
  async within(
    waits: PageWaits,
    key: string,
    request: Request,
    report: (error: unknown) => void,
  ): Promise<Page | undefined> {
    const kept = this.#pages.get(key);
    const { age, isOutdated } = this.#ageOf(key);
    if (kept && age < FRESH_FOR && !isOutdated) return kept;
    const rendering = this.#pages
      .fetch(key, { context: request, forceRefresh: true })
      .catch(report)
      .then((page) => page ?? undefined)
      .finally(() => this.#renewing.delete(key));
    this.#renewing.add(key);
    if (kept && !isOutdated) return kept;
    const wait = kept ? waits.renewed : waits.first;
    const inTime = await Promise.race([rendering, setTimeout(wait, undefined, { ref: false })]);
    return inTime ?? kept;
  }
}
