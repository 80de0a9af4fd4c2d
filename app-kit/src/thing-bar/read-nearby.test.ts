import { type ApiCall, editionCity, startOfWay, type VisitorPlace } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { askNearby, readNearby } from './read-nearby.ts';

const PLACE: VisitorPlace = { city: editionCity('kk-KZ'), position: null, source: 'edition' };
const at = (id: string, distance: number) => ({
  id,
  name: id,
  distance,
  open: null,
  until: null,
  zone: 'UTC',
});

async function nearest(inCity: ReturnType<typeof at> | null, anywhere: ReturnType<typeof at> | null) {
  const request = async ({ query }: ApiCall) => ({
    data: { total: inCity ? 3 : 0, openNow: 0, nearest: query?.city ? inCity : anywhere },
  });
  const question = { wishes: { materials: 'glass-jars' }, place: PLACE, countries: { country: 'KZ' } };
  return (await readNearby({ request }, question, new AbortController().signal)).nearest?.id;
}

test.each([
  ['the same', at('in', 900), at('in', 900), 'in'],
  ['one beside the city that is nearer', at('in', 14_000), at('beside', 300), 'beside'],
  ['an open one beside the city, not far', at('closed', 900), at('open', 9000), 'open'],
  ['a closed one, where the open one is at the other end', at('closed', 900), at('open', 90_000), 'closed'],
  ['one elsewhere, where the city has none', null, at('open', 90_000), 'open'],
  ['none', null, null, undefined],
])('the best to go to is %s @X-06', async (_, inCity, anywhere, id) => {
  expect(await nearest(inCity, anywhere)).toBe(id);
});

test('the city is counted by its name in its country, from where the device surely is @X-06', async () => {
  const asked: ApiCall['query'][] = [];
  const request = async ({ query }: ApiCall) => {
    asked.push(query);
    return { data: { total: 31, openNow: 12, nearest: null } };
  };
  const roughly = { lng: 71.4, lat: 51.1, accuracy: 50_000, heading: null, at: 0 };
  const place = { ...PLACE, position: roughly };
  const { signal } = new AbortController();
  await readNearby({ request }, { wishes: {}, place, countries: { not_country: 'RU,KZ' } }, signal);
  const precisely = { ...place, position: { ...roughly, accuracy: 20 } };
  await askNearby({ request }, { bbox: '1,2,3,4' }, startOfWay(precisely), signal);
  expect(asked).toEqual([
    { near: '76.9300,43.2450', city: 'Алматы', country: 'KZ' },
    { near: '76.9300,43.2450', not_country: 'RU,KZ' },
    { near: '71.4000,51.1000', bbox: '1,2,3,4' },
  ]);
});
