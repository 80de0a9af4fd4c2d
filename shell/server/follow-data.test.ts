/** @jest-environment @ecocircle/test-kit/process */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import fastify from 'fastify';
import { followData } from './follow-data.ts';

test('another state of the data is heard of, and an API that is away for a time is none', async () => {
  let state: string | null = 'one';
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    if (state === null) response.statusCode = 503;
    response.end(JSON.stringify({ data: { state } }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const app = fastify();
  const warned = jest.spyOn(app.log, 'warn').mockImplementation(() => {});
  const changed = jest.fn();
  const twice = async () => {
    const before = asked;
    while (asked < before + 2) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  followData(app, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, changed);
  await twice();
  expect(changed).toHaveBeenCalledTimes(0);
  state = null;
  await twice();
  state = 'one';
  await twice();
  expect(changed).toHaveBeenCalledTimes(0);
  expect(warned).toHaveBeenCalledTimes(1);
  state = 'two';
  await twice();
  expect(changed).toHaveBeenCalledTimes(1);
  await app.close();
  server.close();
});
