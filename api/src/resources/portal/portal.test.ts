import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { bumpDataVersion } from '../../database/data-version.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const dataOf = async (path: string) => (await api.get(`/api/web/v1/${path}`)).json().data;

test('the numbers are true', async () => {
  const statistics = await dataOf('portal/statistics/');
  const points = (await api.get('/api/web/v1/facility/facility/')).json().meta.total;
  const cities = await dataOf('portal/cities/');
  expect(statistics).toEqual({
    points,
    cities: cities.length,
    events_this_month: expect.any(Number),
    materials: expect.any(Number),
  });
  expect(statistics.materials).toBeGreaterThan(20);
});

test('the numbers of some countries add up to those of all', async () => {
  const [all, kazakhstan, elsewhere] = await Promise.all(
    ['', '?country=KZ', '?not_country=KZ'].map((query) => dataOf(`portal/statistics/${query}`)),
  );
  const points = (await api.get('/api/web/v1/facility/facility/?country=KZ')).json().meta.total;
  const cities: { country: string }[] = await dataOf('portal/cities/');
  const own = cities.filter(({ country }) => country === 'KZ').length;
  expect([kazakhstan.points, kazakhstan.cities]).toEqual([points, own]);
  expect(points).toBeLessThan(all.points);
  for (const number of ['points', 'cities', 'events_this_month'])
    expect(kazakhstan[number] + elsewhere[number]).toBe(all[number]);
  const wrong = await api.get('/api/web/v1/portal/statistics/?country=kz');
  expect([wrong.statusCode, wrong.json().errors[0].source.parameter]).toEqual([400, 'country']);
});

test('events of the month are counted by their own day, cancelled ones not', async () => {
  const { events_this_month } = await dataOf('portal/statistics/');
  const month = new Date().toISOString().slice(0, 7);
  const url = `/api/web/v1/promotion/event/?page_size=100&from=${month}-01&to=${month}-28`;
  const listed: { attributes: { status: string } }[] = (await api.get(url)).json().data;
  const published = listed.filter(({ attributes }) => attributes.status === 'published').length;
  expect(events_this_month).toBeGreaterThanOrEqual(published);
  expect(events_this_month).toBeLessThan(40);
});

test('every city has its points around it, the largest first', async () => {
  const cities: { name: string; lng: number; lat: number; points: number }[] = await dataOf('portal/cities/');
  expect(cities.length).toBeGreaterThanOrEqual(8);
  for (const { name, lng, lat, points } of cities) {
    const box = [lng - 0.5, lat - 0.5, lng + 0.5, lat + 0.5].map((n) => n.toFixed(4)).join(',');
    const url = `/api/web/v1/facility/facility/?bbox=${box}&city=${encodeURIComponent(name)}`;
    expect((await api.get(url)).json().meta.total).toBe(points);
  }
  const counts = cities.map(({ points }) => points);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('another state is named when points have changed and are shown so, and not before', async () => {
  const state = async () => (await dataOf('portal/state/')).state;
  const before = await state();
  await api.app.dataVersions.refresh();
  expect(await state()).toBe(before);
  await bumpDataVersion(api.database.db, 'points', [1]);
  await api.app.dataVersions.refresh();
  while ((await state()) === before) await delay(10);
});

test.each(['statistics', 'cities', 'state'])('%s takes no parameters @V-05', async (name) => {
  const answer = await api.get(`/api/web/v1/portal/${name}/?x=1`);
  expect([answer.statusCode, answer.json().errors[0].source.parameter]).toEqual([400, 'x']);
});
