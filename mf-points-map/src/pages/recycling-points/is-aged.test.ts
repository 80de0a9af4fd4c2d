import { PAGE_KEPT_FOR } from '@ecocircle/shared-contracts';
import { UNVERSIONED_BASEMAP } from '@ecocircle/ui-kit/map';
import { expect, test } from '@jest/globals';
import { NO_WISHES } from '../../points-data/index.ts';
import { isAged } from './is-aged.ts';
import type { FirstView } from './map-data.ts';

const MADE = new Date('2026-11-25T07:59:30Z');
const EIGHT = Date.parse('2026-11-25T08:00:00Z') / 60_000;
const after = (ms: number): Date => new Date(MADE.valueOf() + ms);

const view = (until: number | null, isOfDocument = true): FirstView => ({
  isOfDocument,
  ground: UNVERSIONED_BASEMAP,
  marks: {
    query: { box: [37, 55, 38, 56], zoom: 10, wishes: NO_WISHES },
    data: {
      version: '1',
      total: 1,
      clusters: [],
      points: [[37.5, 55.5, '7', 'glass', 1, until]],
      closed: [],
    },
  },
  list: null,
});

test('marks of a page that the edge may still keep are not asked for @X-12', () => {
  expect(isAged(view(null), MADE, after(PAGE_KEPT_FOR))).toBe(false);
  expect(isAged(view(EIGHT), MADE, after(29_999))).toBe(false);
});

test('they are when a point has closed since @X-12 @M-01', () => {
  expect(isAged(view(EIGHT), MADE, after(30_000))).toBe(true);
});

test('they are when another than the edge has kept the page @X-12', () => {
  expect(isAged(view(null), MADE, after(PAGE_KEPT_FOR + 1))).toBe(true);
  expect(isAged({ ...view(null), marks: null }, MADE, after(PAGE_KEPT_FOR + 1))).toBe(true);
});

test('what the loader has just read is not old, however old the page is that it was read for', () => {
  expect(isAged(view(EIGHT, false), MADE, after(PAGE_KEPT_FOR * 10))).toBe(false);
});
