import type { LRUCache } from 'lru-cache';

/** What is kept by a key, or what is made now and kept; nothing is kept of what fails. */
export function keptPromise<Value>(
  kept: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
