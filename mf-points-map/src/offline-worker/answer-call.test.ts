import { serverPoint } from '@ecocircle/app-kit/testing';
import {
  readMapClusters,
  readNearbyAnswer,
  readOne,
  readPage,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { answerCall, readKept } from './answer-call.ts';

const NOW = new Date('2026-11-24T15:00:00Z');
const SENT = ['1', '2', '3'].map((id) => serverPoint(id));
const [first] = SENT.map((point) => toRecyclingPoint(point).coords);
const { lng, lat } = first as { lng: number; lat: number };
const BOX = [lng - 0.1, lat - 0.1, lng + 0.1, lat + 0.1] as const;
const kept = readKept(SENT, BOX);

const ask = (path: string) =>
  answerCall(kept, new URL(`/api/web/v1/facility/${path}`, 'http://localhost'), NOW);
const NEAR = `near=${lng},${lat}`;

test('a list, its pages, a point, the marks and the answer have the form of the API’s @X-08', () => {
  const list = readPage(ask(`facility/?bbox=${BOX}&${NEAR}&page_size=2&brief=1`), toRecyclingPoint);
  expect([list.total, list.entries.map(({ id }) => id)]).toEqual([3, ['1', '2']]);
  const rest = readPage(ask(`facility/?bbox=${BOX}&${NEAR}&page_size=2&page=2`), toRecyclingPoint);
  expect(rest.entries.map(({ id }) => id)).toEqual(['3']);
  expect(readOne(ask('facility/2/'), toRecyclingPoint)).toEqual(toRecyclingPoint(SENT[1]));
  expect(readMapClusters(ask(`clusters/?bbox=${BOX}&zoom=11`)).total).toBe(3);
  expect(readNearbyAnswer(ask(`answer/?${NEAR}`))).toMatchObject({ total: 3, nearest: { id: '1' } });
});

test('materials, words and wishes narrow it as on line @X-08', () => {
  const total = (query: string): number =>
    readPage(ask(`facility/?${NEAR}&${query}`), toRecyclingPoint).total;
  const [{ typeId } = { typeId: '' }] = toRecyclingPoint(SENT[0]).smrs;
  expect(total(`materials=${typeId}`)).toBe(3);
  expect(total(`materials=no-such.${typeId}`)).toBe(3);
  expect(total(`materials=no-such,${typeId}&match=all`)).toBe(0);
  expect(total('materials=no-such')).toBe(0);
  expect(total('q=no%20such%20words')).toBe(0);
  expect(total(`q=${encodeURIComponent(toRecyclingPoint(SENT[0]).name.toUpperCase())}`)).toBeGreaterThan(0);
});

test.each([
  'facility/?bbox=10,10,11,11&near=10,10',
  'clusters/?bbox=10,10,11,11&zoom=9',
  'facility/817/',
  'facility/x/',
  'map/export.csv',
])('%s is not known: nothing is said in its place @X-08', (path) => {
  expect(ask(path)).toBeNull();
});
