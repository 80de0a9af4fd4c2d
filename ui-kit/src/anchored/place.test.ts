/** @jest-environment @ecocircle/test-kit/process */
import { expect, test } from '@jest/globals';
import { place, SIDE_MARGIN } from './place.ts';

const view = { width: 1000, height: 800 };
const panel = { width: 300, height: 200 };

test('a panel opens below its anchor, at its start', () => {
  const placed = place({ left: 100, top: 40, width: 80, height: 44 }, panel, view, 'start');
  expect(placed).toEqual({ left: 100, top: 92, room: 700 });
});

test('a panel keeps 24 pixels to the side of the window @D-14', () => {
  const placed = place({ left: 900, top: 40, width: 80, height: 44 }, panel, view, 'start');
  expect(placed.left + panel.width).toBe(view.width - SIDE_MARGIN);
  expect(SIDE_MARGIN).toBe(24);
});

test('a panel opens above where below there is less room', () => {
  const placed = place({ left: 100, top: 700, width: 80, height: 44 }, panel, view, 'start');
  expect(placed.top).toBe(492);
});

test('a panel that is as wide as the window starts at its edge', () => {
  const placed = place(
    { left: 16, top: 0, width: 328, height: 44 },
    { width: 360, height: 90 },
    { width: 360, height: 700 },
    'end',
  );
  expect(placed.left).toBe(0);
});

test('a panel that is higher than its side of the anchor is told how high it may be, two rows at least', () => {
  const [high, anchor] = [
    { width: 300, height: 600 },
    { left: 100, width: 80, height: 44 },
  ];
  expect(place({ ...anchor, top: 300 }, high, view, 'start')).toEqual({ left: 100, top: 352, room: 440 });
  expect(place({ ...anchor, top: 500 }, high, view, 'start')).toEqual({ left: 100, top: 8, room: 484 });
  expect(place({ ...anchor, top: 60 }, high, { width: 360, height: 160 }, 'start').room).toBe(96);
});
