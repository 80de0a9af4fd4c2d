import type { PageData, Told } from '@ecocircle/shared-contracts';
import type * as WebVitals from 'web-vitals';
import type { BeaconQueue } from './beacon-queue.ts';

declare global {
  /** Whether the starter's script for pages that nobody touches tells of the speed; the draw decided, where it is there. */
  var isSpeedTold: boolean | undefined;
}

/** Whose code something was. */
export type Owner = Pick<Told, 'part' | 'version'>;

/** A page whose speed is told, and the id of the route that it showed. */
export interface ShownPage {
  readonly page: Pick<PageData, 'build' | 'owner' | 'remotes'>;
  readonly route: string | null;
}

type Watchers = Pick<typeof WebVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'>;

function ownerOf({ owner, remotes, build }: ShownPage['page']): Owner {
  const remote = owner && remotes[owner];
  return remote ? { part: owner, version: remote.version } : { part: 'shell', version: build };
}

/** Counts what kept the page busy so long that a press would have waited, until the page is left. */
function watchLongTasks(tell: (count: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver((entries) => tell(entries.getEntries().length));
  observer.observe({ type: 'longtask', buffered: true });
}

/** Tells of a page how fast it is: its web vitals and what kept it busy, from its beginning on. */
export function tellSpeed(
  queue: BeaconQueue,
  { page, route }: ShownPage,
  { onCLS, onFCP, onINP, onLCP, onTTFB }: Watchers,
): void {
  const shown = { ...ownerOf(page), route };
  watchLongTasks((count) => queue.add({ kind: 'long-task', ...shown, count }));
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, rating }) => queue.add({ kind: 'vital', ...shown, count: 1, vital: { name, rating } }));
}
