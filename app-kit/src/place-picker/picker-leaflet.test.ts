import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { Place } from './coordinates.ts';
import { createPickerMap, type PickerMap } from './picker-leaflet.ts';

const START = { lat: 55.75, lng: 37.62 };
let element: HTMLElement;
let mark: HTMLButtonElement;
let map: PickerMap;
let picked: Place[];

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, { clientWidth: { value: 600 }, clientHeight: { value: 400 } });
  mark = document.createElement('button');
  picked = [];
  map = createPickerMap(element, {
    look: { language: 'en', dark: false },
    elsewhere: null,
    onGround: () => {},
    still: true,
    start: START,
    startZoom: 11,
    mark,
    onPick: (place) => picked.push(place),
  });
});
afterEach(() => {
  map.dispose();
  element.remove();
});

test('a tap picks the place below it @P-02', () => {
  fireEvent.click(element, { clientX: 300, clientY: 200 });
  expect(picked[0]?.lat).toBeCloseTo(START.lat, 2);
  expect(picked[0]?.lng).toBeCloseTo(START.lng, 2);
});

test('the mark is there with a place, and gone without', () => {
  expect(mark.isConnected).toBe(false);
  map.setPlace(START);
  expect(mark.isConnected).toBe(true);
  map.setPlace(null);
  expect(mark.isConnected).toBe(false);
});

test('arrow keys move the focused mark, a tenth as far with Shift @P-02', () => {
  map.setPlace(START);
  fireEvent.keyDown(mark, { key: 'ArrowUp' });
  fireEvent.keyDown(mark, { key: 'ArrowUp', shiftKey: true });
  fireEvent.keyDown(mark, { key: 'ArrowRight' });
  fireEvent.keyDown(mark, { key: 'Home' });
  expect(picked).toHaveLength(3);
  const [up, slightlyUp, right] = picked as [Place, Place, Place];
  expect((up.lat - START.lat) / (slightlyUp.lat - START.lat)).toBeCloseTo(10, 0);
  expect(right.lng).toBeGreaterThan(START.lng);
  expect(right.lat).toBeCloseTo(START.lat, 5);
});

test('a place beyond the edge comes into view', () => {
  map.setPlace({ lat: -34.6, lng: -58.4 });
  expect(map.centre().lat).toBeCloseTo(-34.6, 3);
  expect(map.centre().lng).toBeCloseTo(-58.4, 3);
});
