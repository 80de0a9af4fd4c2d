import type { Material } from '@ecocircle/app-kit/point-card';
import { expect, test } from '@jest/globals';
import { materialIds, readFilter, toggleMaterial, writeFilter } from './point-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('reads the same filter from a form without JavaScript and from a link @M-01', () => {
  expect(read('q=jar&materials=glass&materials=paper')).toEqual({ q: 'jar', materials: ['glass', 'paper'] });
  expect(read('q=+jar+&materials=glass,paper,glass')).toEqual({ q: 'jar', materials: ['glass', 'paper'] });
});

test('leaves out what cannot be a material and cuts what is too long', () => {
  expect(read(`materials=<b>,GLASS,glass&q=${'x'.repeat(300)}`)).toEqual({
    q: 'x'.repeat(100),
    materials: ['glass'],
  });
  expect(read('q=a%00b').q).toBe('a b');
});

test('survives being written into an address @M-01', () => {
  const filter = { q: 'ул. Арбат & co', materials: ['glass', 'batteries'] };
  expect(read(writeFilter(filter))).toEqual(filter);
  expect(writeFilter({ q: '', materials: [] })).toBe('');
});

test('adds a material and takes it away again', () => {
  const none = { q: '', materials: [] };
  const one = toggleMaterial(none, 'glass');
  expect(one.materials).toEqual(['glass']);
  expect(toggleMaterial(one, 'glass')).toEqual(none);
});

test('a family stands for all of its materials, any other name for itself', () => {
  const materials: Material[] = [
    { id: 'paper', family: 'paper', name: '' },
    { id: 'cardboard', family: 'paper', name: '' },
    { id: 'batteries', family: 'hazardous', name: '' },
  ];
  expect(materialIds(['paper', 'batteries'], materials)).toEqual(['paper', 'cardboard', 'batteries']);
});
