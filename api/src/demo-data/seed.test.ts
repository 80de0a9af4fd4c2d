import { POINT_STATUSES, toRecyclingPoint } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const OWN = '/api/web/v1/facility/facility/?owner=me&page_size=100';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 130 });
});
afterAll(() => api.close());

async function dataOf(url: string): Promise<readonly unknown[]> {
  const headers = await api.signIn('points@demo.test');
  const answer = await api.app.inject({ url, headers });
  return answer.json().data;
}

const pointsOf = async (url: string) => (await dataOf(url)).map(toRecyclingPoint);

test('the demo creator has points of every status, each with what its status asks for', async () => {
  const points = await pointsOf(OWN);
  expect(new Set(points.map(({ status }) => status))).toEqual(new Set(Object.keys(POINT_STATUSES)));
  for (const { status, declineReason, closing } of points) {
    expect([status, declineReason !== null]).toEqual([
      status,
      ['declined', 'blocked-by-moderator'].includes(status),
    ]);
    expect([status, closing !== null]).toEqual([
      status,
      ['closed', 'temporarily-not-working'].includes(status),
    ]);
  }
});

test('a revision is on review, and a report is open', async () => {
  const points = await pointsOf(OWN);
  const revisions = points.flatMap(({ openRevision }) => (openRevision ? [openRevision.status] : []));
  expect(revisions).toEqual(['on-review']);
  expect(await dataOf('/api/web/v1/facility/reports/')).toMatchObject([{ kind: 'wrong-hours' }]);
});

test('public points close for a time and keep special hours of every kind', async () => {
  const points = await pointsOf('/api/web/v1/facility/facility/?page_size=100');
  const hours = points.map(({ specialHours }) => specialHours);
  expect(points.some(({ status }) => status === 'temporarily-not-working')).toBe(true);
  expect(hours.some(({ rules }) => rules.length > 0)).toBe(true);
  expect(hours.some(({ exceptions }) => exceptions.length > 0)).toBe(true);
  expect(new Set(hours.map(({ holidays }) => holidays.policy))).toEqual(
    new Set(['unknown', 'closed', 'own-hours']),
  );
});
