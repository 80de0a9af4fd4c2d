import { Worker } from 'node:worker_threads';
import { eventually, onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { createTestDatabase } from '../../../test/test-database.ts';
import { NO_WISHES } from '../point-finding/point-wishes.ts';
import { ClusterService } from './cluster-service.ts';

const WORLD = { bbox: [-180, -85, 180, 85], zoom: 2, wishes: NO_WISHES } as const;

test('a thread that ends is replaced: its views are refused until the next one is ready', async () => {
  const { location, remove } = await createTestDatabase();
  onTestFinished(remove);
  const threads: Worker[] = [];
  const service = new ClusterService(location, Fastify().log, (workerData) => {
    const thread = new Worker(new URL('./cluster-worker.ts', import.meta.url), { workerData });
    threads.push(thread);
    return thread;
  });
  onTestFinished(() => service.close());
  await expect(service.answer(WORLD)).rejects.toMatchObject({ statusCode: 503 });
  service.follow('any');
  await service.ready;
  const before = await service.answer(WORLD);
  await threads[0]?.terminate();
  await expect(service.answer(WORLD)).rejects.toMatchObject({ statusCode: 503 });
  expect([service.isReady, service.isCurrent(before)]).toEqual([false, false]);
  await eventually(
    async () => {
      service.follow('any');
      expect((await service.answer(WORLD)).etag).toBe(before.etag);
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(threads).toHaveLength(2);
});
