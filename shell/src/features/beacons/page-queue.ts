import type { PageData } from '@ecocircle/shared-contracts';
import { BeaconQueue } from './beacon-queue.ts';

/** The queue of a page, which is emptied when the page is left. */
export function queueOf({ build, edition }: Pick<PageData, 'build' | 'edition'>): BeaconQueue {
  const queue = new BeaconQueue({ shell: build, edition }, (url, body) => navigator.sendBeacon(url, body));
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
  return queue;
}
