import type { RemoteName } from '@ecocircle/shared-contracts';

/**
 * The worker that takes the place of one that is no longer given: it throws away what was kept, tells pages that
 * nothing is, and takes itself off. Without it a browser would go on with the worker that it has.
 */
export const retiringWorker = (remote: RemoteName): string => `'use strict';
addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => {
  const retire = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('${remote} '));
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(retire());
});
addEventListener('message', ({ source }) => source.postMessage({ kind: 'retired' }));
`;
