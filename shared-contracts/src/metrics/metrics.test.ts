/** @jest-environment @ecocircle/test-kit/node */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import fastify from 'fastify';
import { createMetrics, measureAnswers } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

test('answers are measured by route and never by address, and can be read on a port of their own', async () => {
  const metrics = createMetrics();
  const app = fastify();
  measureAnswers(app, metrics);
  app.get('/points/:id', async () => 'a point');
  for (const url of ['/points/1', '/points/2?near=home', '/nowhere']) await app.inject({ url });

  const log = { warn: jest.fn() };
  const server = await serveMetrics({ metrics, port: '0', log });
  if (!server) throw new Error('the metrics are not served');
  const { address, port } = server.address() as AddressInfo;
  const read = await fetch(`http://${address}:${port}/metrics`);
  const text = await read.text();
  expect(address).toBe('127.0.0.1');
  expect(read.headers.get('content-type')).toContain('text/plain; version=');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/points/:id",status="200"} 2',
  );
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('nowhere');
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
  ] as const)
    expect((await fetch(`http://${address}:${port}${path}`, { method })).status).toBe(404);
  expect(log.warn).not.toHaveBeenCalled();
  server.close();
});

test('without its port a process has no metrics, says so and goes on', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const log = { warn: jest.fn() };
  const metrics = createMetrics();
  expect(await serveMetrics({ metrics, port, log })).toBeNull();
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ port }), expect.stringContaining('port'));
  expect(await serveMetrics({ metrics, port: 'none', log })).toBeNull();
  expect(log.warn).toHaveBeenCalledTimes(1);
  other.close();
});
