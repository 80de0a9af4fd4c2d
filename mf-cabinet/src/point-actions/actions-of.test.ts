import type { PointStatus } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { actionsOf, type PointAction } from './actions-of.ts';

const OFFERED: Readonly<Record<PointStatus, readonly PointAction[]>> = {
  draft: ['edit', 'review', 'delete'],
  'on-review': ['edit', 'convert', 'delete'],
  accepted: ['edit', 'close'],
  declined: ['edit', 'delete'],
  'temporarily-not-working': ['edit', 'reopen'],
  closed: [],
  'blocked-by-moderator': [],
};
const cases = Object.entries(OFFERED) as [PointStatus, readonly PointAction[]][];
const point = (status: PointStatus) => ({ id: '1', name: 'Jars', status, orgId: '7', openRevision: null });

test.each(cases)('a point that is %s offers its creator %p @P-01 @P-05', (status, actions) => {
  expect(actionsOf(point(status), '7')).toEqual(actions);
});

test.each(cases)('a point that is %s offers others nothing @P-05', (status) => {
  expect([actionsOf(point(status), '8'), actionsOf(point(status), null)]).toEqual([[], []]);
});
