/** @jest-environment @ecocircle/test-kit/node */

import { serverPoint } from '@ecocircle/app-kit/testing';
import { ApiError } from '@ecocircle/shared-contracts';
import { createStaticHandler } from '@ecocircle/shared-contracts/router-server';
import { expect, test } from '@jest/globals';
import { type Answer, mapRoutes, pointsApi } from '../../testing/services.ts';
import { page } from './index.ts';
import type { MapData } from './map-data.ts';

const notFound = (): Error => new ApiError(404, []);
const points = [serverPoint('7'), serverPoint('8', { name: 'Batteries', working_hours: null })];

async function load(path: string, answer: Answer = pointsApi(points, notFound)): Promise<MapData> {
  const { query } = createStaticHandler(mapRoutes(answer, 'ru-RU'));
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error('the loader answered by itself');
  if (context.errors) throw Object.values(context.errors)[0];
  return context.loaderData['recycling-points'] as MapData;
}

const statusOf = (data: MapData): number | undefined =>
  (page.handle?.status as ((data: MapData) => number) | undefined)?.(data);

test('the server lists the points of the edition’s city with their open states @S-05 @M-01', async () => {
  const calls: unknown[] = [];
  const api = pointsApi(points, notFound);
  const data = await load('/recycling-points', (call) => {
    if (call.path.endsWith('/facility/')) calls.push(call.query);
    return api(call);
  });
  expect(data.list?.points.map(({ name }) => name)).toEqual(['Point 7', 'Batteries']);
  expect(data.list?.points.map(({ open }) => open?.state.state ?? null)).toEqual(['open', null]);
  expect(calls).toMatchObject([{ near: '37.618,55.752', page: 1 }]);
});

test('the filter of the address reaches the server’s list, a family as its materials @M-01', async () => {
  const calls: unknown[] = [];
  const api = pointsApi(points, notFound);
  await load('/recycling-points?q=Arbat&materials=paper', (call) => {
    if (call.path.endsWith('/facility/facility/')) calls.push(call.query);
    return api(call);
  });
  expect(calls).toMatchObject([{ q: 'Arbat', materials: 'paper,cardboard', bbox: undefined }]);
});

test('a deep link gives the card and opens the map at the point @M-05 @S-05', async () => {
  const data = await load('/recycling-points/7');
  expect(data.card).toMatchObject({ kind: 'point', point: { name: 'Point 7' } });
  expect(data.start.centre).toEqual([37.6, 55.75]);
  expect(statusOf(data)).toBe(200);
});

test('an unknown or hidden point keeps the map and its list, with status 404 @M-05', async () => {
  const data = await load('/recycling-points/404');
  expect(data.card).toEqual({ kind: 'missing' });
  expect(data.list?.points).toHaveLength(2);
  expect(statusOf(data)).toBe(404);
});

test('a point that is closed for good is a 410 with the points around it @P-13', async () => {
  const gone = serverPoint('9', { closing: { comment: 'Moved.', from: '2026-11-01', to: null } });
  const data = await load(
    '/recycling-points/9',
    pointsApi(points, () => new ApiError(410, [], { result: { data: gone } })),
  );
  expect(data.card).toMatchObject({ kind: 'closed', point: { closing: { comment: 'Moved.' } } });
  expect(data.list?.points).toHaveLength(2);
  expect(statusOf(data)).toBe(410);
});

test('a failure other than a missing point is not called a missing point @M-05', async () => {
  const failing = pointsApi([], () => new ApiError(503, []));
  await expect(load('/recycling-points/7', failing)).rejects.toMatchObject({ status: 503 });
});

test('a list that cannot be had leaves the page to the browser', async () => {
  const api = pointsApi(points, notFound);
  const data = await load('/recycling-points', (call) => {
    if (call.path.endsWith('/facility/facility/')) throw new ApiError(500, []);
    return api(call);
  });
  expect(data.list).toBeNull();
  expect(data.dictionaries.materials).toHaveLength(3);
});
