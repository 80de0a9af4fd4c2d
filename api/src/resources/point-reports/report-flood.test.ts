import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import { REPORT_MAIL_MS, reportMailJob } from './tell-reports.ts';

/** Two a second, for an hour. */
const FLOOD = 7200;
const APART = 500;
const START = Date.UTC(2026, 10, 26, 9);

const REPORTS_PER_HOUR = 20;
const REPORTS_OF_POINT_PER_HOUR = 30;

let api: TestApp;
let points: readonly [flooded: number, other: number];

beforeAll(async () => {
  api = await startTestApp({
    points: 60,
    reportsPerHour: REPORTS_PER_HOUR,
    reportsOfPointPerHour: REPORTS_OF_POINT_PER_HOUR,
  });
  const rows = await api.database.db
    .selectFrom('recycling_points')
    .select('id')
    .where('status', '=', 'accepted')
    .where('organization_id', 'is not', null)
    .limit(2)
    .execute();
  const [flooded = 0, other = 0] = rows.map(({ id }) => id);
  points = [flooded, other];
});
afterAll(() => api.close());
beforeEach(() => {
  jest.useFakeTimers({
    now: START,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

async function send(id: number, remoteAddress: string, email: string): Promise<number> {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: `/api/web/v1/facility/facility/${id}/report/`,
    payload: { kind: 'closed', email },
    remoteAddress,
  });
  return statusCode;
}

async function mailed(kind: string): Promise<number> {
  const rows = await api.database.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('kind', '=', kind)
    .execute();
  return rows.length;
}

test('two reports a second for an hour are twenty, and nobody else is kept from reporting @X-03', async () => {
  const [flooded, other] = points;
  const taken = { flood: 0, visitors: [] as number[] };
  for (let count = 0; count < FLOOD; count += 1) {
    jest.setSystemTime(START + count * APART);
    if ((await send(flooded, '192.0.2.1', `robot${count % 2}@example.org`)) === 201) taken.flood += 1;
    if (count % (FLOOD / 4) === FLOOD / 8)
      taken.visitors.push(await send(flooded, '198.51.100.7', 'ada@example.org'));
  }
  expect(taken).toEqual({ flood: REPORTS_PER_HOUR, visitors: [201, 201, 201, 201] });
  // Three to each of the two addresses that the robot types, three to the visitor.
  expect(await mailed('report-sent')).toBe(9);

  // From ever new addresses it is the point that is full; its neighbours are not.
  const others = [];
  for (let count = 0; count < 20; count += 1)
    others.push(await send(flooded, `203.0.113.${count}`, `robot${count}@example.net`));
  expect(others.filter((status) => status === 201)).toHaveLength(
    REPORTS_OF_POINT_PER_HOUR - REPORTS_PER_HOUR - taken.visitors.length,
  );
  expect(await send(other, '198.51.100.7', 'ada@example.org')).toBe(201);

  jest.setSystemTime(START + FLOOD * APART + 1000);
  expect(await send(flooded, '198.51.100.8', 'ben@example.org')).toBe(201);

  const job = reportMailJob(api.database.db, {
    mail: LOCAL_MAIL,
    addresses: { productionHosts: {}, publicOrigin: 'https://eco.example' },
    deskHost: 'desk.eco.example',
    mailQueued: () => {},
  });
  for (const later of [0, REPORT_MAIL_MS / 2])
    await job.run(new Date(Date.now() + later), new AbortController().signal);
  expect(await mailed('reports-owner')).toBeLessThanOrEqual(2);
}, 120_000);
