import { afterEach, expect, jest, test } from '@jest/globals';
import { createBaseMap } from './base-map.ts';
import { UNVERSIONED_BASEMAP } from './basemap.ts';

afterEach(() => void jest.useRealTimers());

const OPTIONS = { look: { language: 'en', dark: false }, still: false, elsewhere: null } as const;
const LONGER_THAN_ANY_ANIMATION = 1000;

test('what was moving when the map was taken away ends quietly', () => {
  jest.useFakeTimers();
  const element = document.createElement('div');
  const { map, remove } = createBaseMap(element, OPTIONS);
  const moved = jest.fn();
  map.setView([43.2, 76.9], 10, { animate: false }).on('moveend', moved);
  element.dispatchEvent(new WheelEvent('wheel', { deltaY: -240 }));
  remove();
  expect(() => void jest.advanceTimersByTime(LONGER_THAN_ANY_ANIMATION)).not.toThrow();
  expect(moved).not.toHaveBeenCalled();
});

test('a map that knows its ground has it with its first view, without asking', () => {
  const element = document.createElement('div');
  const { map, remove } = createBaseMap(element, { ...OPTIONS, basemap: UNVERSIONED_BASEMAP });
  const layers = () => element.querySelectorAll('.leaflet-layer').length;
  expect(layers()).toBe(0);
  map.setView([43.2, 76.9], 10, { animate: false });
  expect(layers()).toBe(2);
  remove();
});
