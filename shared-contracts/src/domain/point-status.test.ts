import { describe, expect, test } from '@jest/globals';
import {
  isStatusShown,
  POINT_STATUSES,
  POINT_TRANSITS,
  type PointRight,
  type PointStatus,
  pointRights,
  toPointStatus,
} from './point-status.ts';

const rightsOf = (status: PointStatus, isComplete: boolean): PointRight[] =>
  [...pointRights(status, { isCreator: true, isComplete })].sort();

describe('the rights of the creator of a complete point', () => {
  test.each<[PointStatus, PointRight[]]>([
    ['draft', ['delete', 'edit', 'save-as-draft', 'send-to-review']],
    ['on-review', ['convert-to-draft', 'delete', 'save-as-draft']],
    ['accepted', ['close-permanently', 'close-temporarily']],
    ['declined', ['delete', 'edit']],
    ['temporarily-not-working', ['reopen']],
    ['closed', []],
    ['blocked-by-moderator', []],
  ])('%s: %j', (status, expected) => {
    expect(rightsOf(status, true)).toEqual(expected);
  });
});

test('an incomplete draft cannot be sent for review', () => {
  expect(rightsOf('draft', false)).toEqual(['delete', 'edit', 'save-as-draft']);
});

test('nobody but the creator has a right', () => {
  for (const status of Object.keys(POINT_STATUSES) as PointStatus[])
    expect(pointRights(status, { isCreator: false, isComplete: true }).size).toBe(0);
});

test('server statuses map to app statuses, an unknown one to a draft', () => {
  for (const [app, server] of Object.entries(POINT_STATUSES)) expect(toPointStatus(server)).toBe(app);
  expect(toPointStatus('archived')).toBe('draft');
});

test('the six transits lead between the statuses that they are named after', () => {
  const names = Object.entries(POINT_TRANSITS).map(
    ([, { from, to }]) => `facility#${POINT_STATUSES[from]}_to_${POINT_STATUSES[to]}`,
  );
  expect(names).toEqual(Object.keys(POINT_TRANSITS));
  expect(names).toHaveLength(6);
});

test('the status shows to the creator always, to others only when not accepted', () => {
  expect(isStatusShown('accepted', true)).toBe(true);
  expect(isStatusShown('accepted', false)).toBe(false);
  expect(isStatusShown('closed', false)).toBe(true);
});
