import { ApiError } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { readView } from '../../points-data/index.ts';
import { DICTIONARIES, testServices } from '../../testing/services.ts';
import { alertsLoader } from './load-alerts.ts';

const answer = ({ path }: { readonly path: string }) => {
  const known = DICTIONARIES[path];
  if (!known) throw new ApiError(503, []);
  return known;
};

const load = (search: string) =>
  alertsLoader(testServices(answer))({ request: new Request(`http://localhost/alerts?${search}`) });

test.each([
  ['the world', '-180,-80,180,80', 3],
  ['a city', '76.8,43.2,77,43.3', 12],
  ['a yard', '76.9,43.25,76.9001,43.2501', 15],
])('the way back to %s is a view that the map has @X-09', async (_, bbox, zoom) => {
  const { map } = await load(`bbox=${bbox}`);
  expect(readView(new URL(map, 'http://localhost').searchParams)?.zoom).toBe(zoom);
});

test('an address that asks for nothing leads back to the map as it opens @X-09', async () => {
  expect(await load('materials=plutonium&bbox=x')).toMatchObject({
    wished: [],
    mapped: null,
    map: '/recycling-points',
  });
});

test('a query of 10,000 characters asks for what there is of it @X-09', async () => {
  const { wished, wish } = await load(`materials=glass-jars,${'x'.repeat(10_000)}`);
  expect([wished, wish]).toEqual([['glass-jars'], 'glass-jars']);
});
