import { expect } from '@playwright/test';
import { fuzzPortal } from '../fuzz/fuzz-portal.ts';
import { test } from '../own-portal.ts';

test('a thousand odd requests and broken ones: no 5xx, none without an end, and the portal goes on', async ({
  portal,
}) => {
  test.setTimeout(180_000);
  const { failures, statuses } = await fuzzPortal(portal.url, { count: 1000, seed: 20_261_125 });
  expect(failures).toEqual([]);
  // It is of use only while requests get so far.
  for (const status of [200, 400, 404, 415, 422]) expect([...statuses.keys()]).toContain(status);
  for (const path of ['/readyz', '/en-us', '/api/web/v1/portal/statistics/'])
    expect((await fetch(portal.url + path)).status).toBe(200);
});
