import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { type WrittenCity, writtenCities } from './written-cities.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

type Place = Pick<WrittenCity, 'lng' | 'lat' | 'country'> & { readonly city: string };

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The cities of rows, counted one by one. */
const counted = (rows: readonly Place[]) =>
  [...Map.groupBy(rows, ({ city, country }) => `${city}/${country}`)].map(([name, places]) => ({
    name,
    count: places.length,
    lng: mean(places.map(({ lng }) => lng)).toFixed(6),
    lat: mean(places.map(({ lat }) => lat)).toFixed(6),
  }));

const shown = (cities: readonly WrittenCity[]) =>
  cities.map(({ name, country, count, lng, lat }) => ({
    name: `${name}/${country}`,
    count,
    lng: lng.toFixed(6),
    lat: lat.toFixed(6),
  }));

const byName = (cities: readonly { readonly name: string }[]) =>
  cities.toSorted((one, other) => (one.name < other.name ? -1 : 1));

const COLUMNS = ['city', 'country', 'lng', 'lat'] as const;

test('points and events are gathered by their cities, and those that name none are left out', async () => {
  const { db } = api.database;
  const points = await db.selectFrom('recycling_points').select(COLUMNS).where('city', '<>', '').execute();
  const events = await db.selectFrom('charity_events').select(COLUMNS).where('city', '<>', '').execute();
  const ofPoints = await writtenCities(db.selectFrom('recycling_points'));
  expect(byName(shown(ofPoints))).toEqual(byName(counted(points)));
  expect(byName(shown(await writtenCities(db.selectFrom('charity_events'))))).toEqual(
    byName(counted(events)),
  );
  const counts = ofPoints.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  await db.updateTable('recycling_points').set({ city: '' }).execute();
  expect(await writtenCities(db.selectFrom('recycling_points'))).toEqual([]);
});
