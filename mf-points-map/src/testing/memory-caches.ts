const pathOf = (address: RequestInfo | URL): string => {
  const { pathname, search } = new URL(String(address), 'http://localhost');
  return pathname + search;
};

/** One of a browser's caches as far as a worker uses it, in memory. */
class MemoryCache {
  readonly #answers = new Map<string, Response>();

  async put(address: RequestInfo | URL, answer: Response): Promise<void> {
    this.#answers.set(pathOf(address), answer);
  }

  async match(address: RequestInfo | URL, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const wanted = pathOf(address);
    const found = ignoreSearch
      ? [...this.#answers].find(([path]) => path.split('?')[0] === wanted.split('?')[0])?.[1]
      : this.#answers.get(wanted);
    return found?.clone();
  }

  async keys(): Promise<string[]> {
    return [...this.#answers.keys()];
  }
}

/** A browser's caches as far as a worker uses them, in memory. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async match(
    address: RequestInfo | URL,
    { cacheName }: { cacheName: string },
  ): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.match(address);
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
}

/** Caches of a browser that has none yet. */
export const memoryCaches = (): CacheStorage => new MemoryCaches() as unknown as CacheStorage;
