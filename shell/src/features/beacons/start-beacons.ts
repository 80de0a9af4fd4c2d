import { type PageData, type PartName, REMOTE_NAMES, type Told } from '@ecocircle/shared-contracts';
import { errorText } from '../../platform/error-text.ts';
import type { Trouble, Troubles } from '../../platform/trouble.ts';
import { BeaconQueue } from './beacon-queue.ts';

/** What a page tells of itself is known by. */
export interface BeaconOptions {
  readonly page: Pick<PageData, 'build' | 'edition' | 'owner' | 'remotes' | 'vitalsShare'>;
  readonly troubles: Troubles;
  /** The id of the route that is shown; null while none is. */
  readonly route: () => string | null;
}

type Owner = Pick<Told, 'part' | 'version'>;

const BUILD_FILE = /\/mf\/(?<part>[^/]+)\/(?<version>[^/]+)\//;

/** Whose code an error came from, by the files of its stack. */
function ownerIn(text: string): Owner | null {
  const { part, version } = BUILD_FILE.exec(text)?.groups ?? {};
  return version !== undefined && (REMOTE_NAMES as readonly string[]).includes(part ?? '')
    ? { part: part as PartName, version }
    : null;
}

function ownerOf({ owner, remotes, build }: BeaconOptions['page']): Owner {
  const remote = owner && remotes[owner];
  return remote ? { part: owner, version: remote.version } : { part: 'shell', version: build };
}

/** Counts what kept the page busy so long that a press would have waited, until the page is left. */
function watchLongTasks(tell: (count: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver((entries) => tell(entries.getEntries().length));
  observer.observe({ type: 'longtask', buffered: true });
}

async function watchVitals(tell: (vital: NonNullable<Told['vital']>) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, rating }) => tell({ name, rating }));
}

/** Tells the edge what goes wrong in the page, and of a part of the pages how fast they are. */
export function startBeacons({ page, troubles, route }: BeaconOptions): void {
  const queue = new BeaconQueue({ shell: page.build, edition: page.edition }, (url, body) =>
    navigator.sendBeacon(url, body),
  );
  const shell: Owner = { part: 'shell', version: page.build };
  const shown = { ...ownerOf(page), route: route() };
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
  troubles.tellTo(({ kind, cause, of }: Trouble) => {
    const detail = errorText(cause);
    queue.add({ kind, ...(of ?? ownerIn(detail) ?? shell), route: route(), count: 1, detail });
  });
  if (Math.random() >= (page.vitalsShare ?? 0)) return;
  watchLongTasks((count) => queue.add({ kind: 'long-task', ...shown, count }));
  // Where its code does not come, nothing is told of how fast the page was.
  void watchVitals((vital) => queue.add({ kind: 'vital', ...shown, count: 1, vital })).catch(() => undefined);
}
