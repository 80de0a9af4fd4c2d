import { expect, test } from '@jest/globals';
import { readCoordinates, seemsSwapped, writeCoordinates } from './coordinates.ts';

const PETERSBURG = { lat: 59.93, lng: 30.31 };

test.each([
  '59.93, 30.31',
  '59.93 30.31',
  '59.93,30.31',
  ' 59,93, 30,31 ',
  '59,93 30,31',
  '59,93; 30,31',
  '+59.930, 30.310',
])('reads %p as the same place @P-02', (text) => {
  expect(readCoordinates(text)).toEqual({ kind: 'place', place: PETERSBURG });
});

test('reads the minus that maps print, and whole degrees', () => {
  expect(readCoordinates('−34, –58')).toEqual({ kind: 'place', place: { lat: -34, lng: -58 } });
});

test.each(['', '59.93', 'here', '59.93, 30.31, 12', '1e3, 4', '5993, 3031'])('%p is no pair', (text) => {
  expect(readCoordinates(text)).toEqual({ kind: 'unreadable' });
});

test('numbers that are a place only when they are turned round say so', () => {
  expect(readCoordinates('131.9, 43.1')).toEqual({ kind: 'swapped', place: { lat: 43.1, lng: 131.9 } });
  expect(readCoordinates('200, 300')).toEqual({ kind: 'outside' });
});

test('a place far away that would be near when turned round seems swapped @P-02', () => {
  const buenosAires = { lat: -34.6, lng: -58.4 };
  expect(seemsSwapped({ lat: -58.38, lng: -34.61 }, buenosAires)).toBe(true);
  expect(seemsSwapped({ lat: -34.61, lng: -58.38 }, buenosAires)).toBe(false);
  expect(seemsSwapped(PETERSBURG, buenosAires)).toBe(false);
  // Turned round it is no place at all.
  expect(seemsSwapped({ lat: 43.1, lng: 131.9 }, { lat: 43, lng: 76 })).toBe(false);
});

test('what is written is read as the same place', () => {
  const place = { lat: -34.603722, lng: -58.381592 };
  expect(readCoordinates(writeCoordinates(place))).toEqual({ kind: 'place', place });
});
