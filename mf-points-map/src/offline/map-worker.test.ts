import { expect, test } from '@jest/globals';
import type { Told } from '../offline-worker/messages.ts';
import { MapWorker } from './map-worker.ts';

const CITY = { id: 'buenos-aires', name: 'Buenos Aires', lng: -58.4, lat: -34.6 };

/** A browser that registers no workers, and whose earlier one may still speak. */
function openRefusing() {
  const workers = Object.assign(new EventTarget(), {
    register: () => Promise.reject(new DOMException('not allowed', 'SecurityError')),
    getRegistration: async () => undefined,
  });
  const worker = new MapWorker(workers as unknown as ServiceWorkerContainer, '/en-us/recycling-points');
  worker.subscribe(() => undefined);
  const say = (data: Told) => workers.dispatchEvent(new MessageEvent('message', { data }));
  return { worker, say };
}

test('where no worker can be had, the last word of one of before does not say otherwise @X-08', async () => {
  const { worker, say } = openRefusing();
  say({ kind: 'status', kept: null, progress: null, noLine: null, failure: 'cleared' });
  expect(worker.get().problem).toBe('cleared');
  await worker.keep(CITY);
  expect(worker.get()).toMatchObject({ problem: 'denied', progress: null });
  say({ kind: 'status', kept: null, progress: null, noLine: null, failure: 'cleared' });
  expect(worker.get().problem).toBe('denied');
});
