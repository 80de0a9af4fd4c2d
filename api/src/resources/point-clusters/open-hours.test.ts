import { eachDay, NO_TIMES, type ServerWorkingDay, toServerWorkingDay } from '@ecocircle/shared-contracts';
import { MapClustersSchema } from '@ecocircle/shared-contracts/schemas';
import { eventually } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { setTime } from '../../clock/clock.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import { NO_SPECIAL_HOURS_COLUMNS } from '../../special-days/special-days.ts';

const MINUTE_MS = 60_000;
const minute = (moment: string): number => Date.parse(moment) / MINUTE_MS;

const day: ServerWorkingDay = {
  ...NO_TIMES,
  start: '1970-01-01T09:00:00.000Z',
  end: '1970-01-01T18:00:00.000Z',
  works_full_day: false,
  no_lunch_break: true,
  no_data: false,
};
const closedToday = {
  from: '2026-03-16',
  to: '2026-03-16',
  note: '',
  hours: toServerWorkingDay({ kind: 'closed' }),
};

/** Four points far from all others, and what is different of each. */
const KINDS = {
  office: {},
  unknown: { working_hours: null },
  repairing: { status: 'temporarily_not_working' },
  special: { hours_exceptions: JSON.stringify([closedToday]) },
};

let api: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestApp({ dataVersionIntervalMs: 20 });
  const { db } = api.database;
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('recycling_points')
      .select('id')
      .where('status', '=', 'accepted')
      .limit(4)
      .execute();
    for (const [at, [kind, facts]] of Object.entries(KINDS).entries()) {
      const id = rows[at]?.id as number;
      ids[kind] = String(id);
      await trx
        .updateTable('recycling_points')
        .set({
          lng: 120 + at / 100,
          lat: 10,
          time_zone: 'UTC',
          working_hours: JSON.stringify(eachDay(() => day)),
          ...NO_SPECIAL_HOURS_COLUMNS,
          ...facts,
        })
        .where('id', '=', id)
        .execute();
    }
    await bumpDataVersion(trx, 'points');
  });
});
afterAll(async () => {
  setTime(null);
  await api.close();
});

async function marksAt(moment: string) {
  setTime(new Date(moment));
  return eventually(async () => {
    const answer = await api.get('/api/web/v1/facility/clusters/?bbox=119,9,121,11&zoom=17');
    const { points, closed } = parsed(MapClustersSchema, answer.json());
    expect(points).toHaveLength(4);
    return { closed, of: Object.fromEntries(points.map(([, , id, , open, until]) => [id, [open, until]])) };
  });
}

test('a mark says whether its point is open, and until when @M-05', async () => {
  const noon = await marksAt('2026-03-16T12:00:00Z');
  expect(noon.of).toEqual({
    [ids.office as string]: [1, minute('2026-03-16T18:00:00Z')],
    [ids.unknown as string]: [null, null],
    [ids.repairing as string]: [0, null],
    [ids.special as string]: [0, minute('2026-03-17T09:00:00Z')],
  });
  expect(noon.closed).toEqual([ids.repairing]);
});

test('an answer that was kept is made anew when one of its points closes', async () => {
  expect((await marksAt('2026-03-16T17:59:30Z')).of[ids.office as string]).toEqual([
    1,
    minute('2026-03-16T18:00:00Z'),
  ]);
  expect((await marksAt('2026-03-16T18:00:00Z')).of[ids.office as string]).toEqual([
    0,
    minute('2026-03-17T09:00:00Z'),
  ]);
});
