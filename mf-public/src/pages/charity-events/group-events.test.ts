import { expect, test } from '@jest/globals';
import { groupEvents } from './group-events.ts';

const at = (id: string, lat: number, lng: number) => ({ id, coords: { lat, lng } });

const PALERMO = at('palermo', -34.58, -58.42);
const BELGRANO = at('belgrano', -34.56, -58.45);
const ROSARIO = at('rosario', -32.95, -60.64);

const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id).sort();

test('events whose marks would cover each other are one group, until a zoom sets them apart', () => {
  const groupedAt = groupEvents([PALERMO, BELGRANO, ROSARIO]);
  const far = groupedAt(7);
  expect(idsOf(far.alone)).toEqual(['rosario']);
  expect(far.groups).toEqual([
    expect.objectContaining({ ids: expect.arrayContaining(['palermo', 'belgrano']) }),
  ]);
  const [group] = far.groups;
  expect(group?.lat).toBeCloseTo(-34.57, 2);
  expect(group?.lng).toBeCloseTo(-58.435, 3);
  const apart = groupedAt(group?.apartAt ?? 0);
  expect(apart).toEqual({ alone: expect.any(Array), groups: [] });
  expect(idsOf(apart.alone)).toEqual(['belgrano', 'palermo', 'rosario']);
  expect(groupedAt((group?.apartAt ?? 0) - 1).groups).toHaveLength(1);
});

test('events of one place, which no zoom sets apart, are no group', () => {
  const twice = groupEvents([PALERMO, at('again', -34.58, -58.42)]);
  expect(twice(13)).toEqual({ alone: expect.any(Array), groups: [] });
  expect(idsOf(twice(3).alone)).toEqual(['again', 'palermo']);
});

test('events of one place are part of the group around them', () => {
  const groupedAt = groupEvents([PALERMO, at('again', -34.58, -58.42), BELGRANO]);
  const [group] = groupedAt(7).groups;
  expect(group?.ids).toHaveLength(3);
  expect(groupedAt(14).groups).toEqual([]);
});

test('a map without events has nothing to draw', () => {
  expect(groupEvents([])(3)).toEqual({ alone: [], groups: [] });
});
