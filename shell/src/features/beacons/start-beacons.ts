import { type PageData, type PartName, REMOTE_NAMES } from '@ecocircle/shared-contracts';
import { errorText } from '../../platform/error-text.ts';
import type { Trouble, Troubles } from '../../platform/trouble.ts';
import { queueOf } from './page-queue.ts';
import { type Owner, tellSpeed } from './tell-speed.ts';

/** What a page tells of itself is known by. */
export interface BeaconOptions {
  readonly page: Pick<PageData, 'build' | 'edition' | 'owner' | 'remotes' | 'vitalsShare'>;
  readonly troubles: Troubles;
  /** The id of the route that is shown; null while none is. */
  readonly route: () => string | null;
}

const BUILD_FILE = /\/mf\/(?<part>[^/]+)\/(?<version>[^/]+)\//;

/** Whose code an error came from, by the files of its stack. */
function ownerIn(text: string): Owner | null {
  const { part, version } = BUILD_FILE.exec(text)?.groups ?? {};
  return version !== undefined && (REMOTE_NAMES as readonly string[]).includes(part ?? '')
    ? { part: part as PartName, version }
    : null;
}

/** Tells the edge what goes wrong in the page, and of a part of the pages how fast they are. */
export function startBeacons({ page, troubles, route }: BeaconOptions): void {
  const queue = queueOf(page);
  const shell: Owner = { part: 'shell', version: page.build };
  const shown = { page, route: route() };
  troubles.tellTo(({ kind, cause, of }: Trouble) => {
    const detail = errorText(cause);
    queue.add({ kind, ...(of ?? ownerIn(detail) ?? shell), route: route(), count: 1, detail });
  });
  if (self.isSpeedTold !== undefined || Math.random() >= (page.vitalsShare ?? 0)) return;
  // Where its code does not come, nothing is told of how fast the page was.
  import(/* webpackChunkName: "vitals" */ 'web-vitals')
    .then((webVitals) => tellSpeed(queue, shown, webVitals))
    .catch(() => undefined);
}
