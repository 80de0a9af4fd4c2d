import { expect, test } from '@jest/globals';
import { pointMerge } from './conflicts.ts';
import { EMPTY_RATE, EMPTY_VALUES } from './editor-values.ts';

const { conflictsOf, mergedValues } = pointMerge;
const base = { ...EMPTY_VALUES, version: 3, name: 'Jars', address: 'Green 1', comment: 'Ring' };
const mine = { ...base, name: 'Jars and cans', comment: 'Ring twice' };
const theirs = { ...base, version: 5, address: 'Green 2', comment: 'Knock' };

test('what only one of the two changed is proposed, what both changed stays as mine @P-02 @X-10', () => {
  expect(conflictsOf({ mine, theirs, base })).toEqual([
    { part: 'name', proposed: 'mine' },
    { part: 'address', proposed: 'theirs' },
    { part: 'comment', proposed: 'mine' },
  ]);
});

test('the choice is saved over the version that was chosen from', () => {
  expect(mergedValues({ mine, theirs }, { name: 'mine', address: 'theirs', comment: 'theirs' })).toEqual({
    ...base,
    version: 5,
    name: 'Jars and cans',
    address: 'Green 2',
    comment: 'Knock',
  });
});

test('latitude and longitude are one choice', () => {
  const moved = { ...theirs, lng: 30, lat: 59 };
  expect(conflictsOf({ mine: base, theirs: moved, base }).map(({ part }) => part)).toEqual([
    'place',
    'address',
    'comment',
  ]);
  expect(mergedValues({ mine: { ...mine, lng: 1, lat: 2 }, theirs: moved }, { place: 'mine' })).toMatchObject(
    {
      lng: 1,
      lat: 2,
    },
  );
});

test('an id that a save gave to a rate is no difference', () => {
  const rate = { ...EMPTY_RATE, typeId: 'glass' };
  expect(
    conflictsOf({ mine: { ...base, smrs: [rate] }, theirs: { ...base, smrs: [{ ...rate, id: '7' }] }, base }),
  ).toEqual([]);
});
