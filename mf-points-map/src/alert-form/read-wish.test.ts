import { expect, test } from '@jest/globals';
import { alertPath, NO_WISHES } from '../points-data/index.ts';
import type { AlertMaterial } from './alert-values.ts';
import { reachWithin, wishedBox, wishedMaterials } from './read-wish.ts';

const material = (id: string, family: AlertMaterial['family']): AlertMaterial => ({ id, family, name: id });
const MATERIALS = [
  material('paper', 'paper'),
  material('cardboard', 'paper'),
  material('glass-jars', 'glass'),
  material('glass-bottles', 'glass'),
  material('batteries', 'hazardous'),
];

const searchOf = (path: string): URLSearchParams => new URL(path, 'http://localhost').searchParams;

test.each([
  ['materials=batteries', ['batteries']],
  ['materials=batteries,glass-bottles.glass-jars', ['glass-jars', 'glass-bottles', 'batteries']],
  ['materials=glass', ['glass-jars', 'glass-bottles']],
  ['materials=paper', ['paper']],
  ['materials=plutonium,,<b>', []],
  ['', []],
])('the address %s asks for %j @X-09', (search, ids) => {
  expect(wishedMaterials(new URLSearchParams(search), MATERIALS)).toEqual(ids);
});

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '5,2,3,4',
  '1,,3,4',
  'a,b,c,d',
  '-190,2,3,4',
  '1,2,3,90',
  '1,2,Infinity,4',
])('the part of the map %j is none @X-09', (bbox) => {
  expect(wishedBox(new URLSearchParams({ bbox }))).toBeNull();
});

test('what a list was asked for by is what its link asks for @X-09', () => {
  const wishes = { ...NO_WISHES, materials: ['glass-jars.glass-bottles', 'batteries'] };
  const search = searchOf(alertPath({ wishes, box: [76.8, 43.2, 77, 43.3] }));
  expect(wishedMaterials(search, MATERIALS)).toEqual(['glass-jars', 'glass-bottles', 'batteries']);
  expect(wishedBox(search)).toEqual([76.8, 43.2, 77, 43.3]);
});

test.each([
  ['a street', [76.9, 43.2, 76.905, 43.203], 1000],
  ['a part of a city', [76.8, 43.2, 77, 43.3], 5000],
  ['a country', [50, 41, 87, 55], 25_000],
] as const)('the area of %s ends within what was seen, as far as areas go @X-09', (_, box, metres) => {
  expect(reachWithin(box)).toBe(metres);
});
