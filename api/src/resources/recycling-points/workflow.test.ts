import {
  exceptionRow,
  POINT_STATUSES,
  POINT_TRANSITS,
  toPointSave,
  USUAL_DAY,
} from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { COMPLETE_DRAFT, type Creator, inStatus, POINTS, signedIn } from './testing/creator.ts';

let api: TestApp;
let ada: Creator;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  ada = await signedIn(api);
});
afterAll(() => api.close());

const CLOSE = { comment: 'The roof leaks.' };
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

async function pointIn(status: string): Promise<ServerRecyclingPoint> {
  const point = await ada.makes();
  await inStatus(api, point, status);
  return point;
}

const codeOf = (answer: { json(): { errors: { code: string }[] } }) => answer.json().errors[0]?.code;

describe('the six transits', () => {
  const STATUSES = Object.values(POINT_STATUSES);
  const cases = Object.entries(POINT_TRANSITS).flatMap(([name, { from, to }]) =>
    STATUSES.map((status) => ({
      name,
      status,
      expected: status === POINT_STATUSES[from] ? POINT_STATUSES[to] : status,
    })),
  );

  test.each(cases)('$name of a point that is $status leaves it $expected @P-05 @P-06', async (one) => {
    const { id } = await pointIn(one.status);
    const answer = await ada.transit(id, one.name.replace('facility#', ''), CLOSE);
    expect(answer.statusCode).toBe(one.status === one.expected ? 409 : 200);
    if (answer.statusCode === 409) expect(codeOf(answer)).toBe('not-allowed-in-status');
    const now = await ada.expected(200, 'GET', `${id}/`);
    expect(now.relationships.status.data?.id).toBe(one.expected);
  });

  test('of two at once the second is refused @P-06', async () => {
    const { id } = await pointIn('accepted');
    const answers = await Promise.all([
      ada.transit(id, 'accepted_to_closed', CLOSE),
      ada.transit(id, 'accepted_to_temporarily_not_working', CLOSE),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('an unknown one is refused at its field @V-05', async () => {
    const { id } = await pointIn('draft');
    const answer = await ada.transit(id, 'draft_to_accepted');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ source: { pointer: '/transit' } }]);
  });
});

test('an incomplete draft is not sent for review, and every lack is named @P-04', async () => {
  const { id } = await ada.makes({
    supervisorContacts: { name: '', phone: '+7 701 234 56 78', email: '' },
    smrs: [],
  });
  const answer = await ada.transit(id, 'draft_to_oncheck');
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toMatchObject([
    { code: 'point-incomplete' },
    { code: 'required', source: { pointer: '/supervisorContacts/name' } },
    { code: 'required', source: { pointer: '/supervisorContacts/email' } },
    { code: 'rate', source: { pointer: '/smrs' } },
  ]);
});

test('a break outside its hours keeps a draft from review, and a special day from being saved @P-04 @V-05', async () => {
  const outside = { ...USUAL_DAY, lunch: { start: '18:30', end: '19:00' } };
  const { id, attributes } = await ada.makes({
    workingHours: { ...COMPLETE_DRAFT.workingHours, monday: outside },
  });
  const sent = await ada.transit(id, 'draft_to_oncheck');
  expect([sent.statusCode, sent.json().errors.at(-1)]).toMatchObject([
    409,
    { code: 'break-outside', source: { pointer: '/workingHours/monday/lunch/end' } },
  ]);
  const specialHours = {
    ...COMPLETE_DRAFT.specialHours,
    exceptions: [{ ...exceptionRow('2026-12-31'), day: outside }],
  };
  const save = toPointSave({ ...COMPLETE_DRAFT, specialHours }, { id, version: attributes.version });
  const saved = await ada.call('PATCH', `${id}/`, save);
  expect(saved.statusCode).toBe(422);
  expect(saved.json().errors[0].source.pointer).toMatch(/special_hours\/exceptions\/0\/hours/);
});

describe('a closing', () => {
  test.each(['accepted_to_closed', 'accepted_to_temporarily_not_working'])(
    '%s needs a reason @P-10',
    async (transit) => {
      const { id } = await pointIn('accepted');
      for (const payload of [{}, { comment: ' \n ' }]) {
        const answer = await ada.transit(id, transit, payload);
        expect(answer.statusCode).toBe(422);
        expect(answer.json().errors).toMatchObject([
          { code: 'required', source: { pointer: '/payload/comment' } },
        ]);
      }
    },
  );

  test('for a time keeps its days, and the reopening forgets them @P-10', async () => {
    const { id } = await pointIn('accepted');
    const closing = { ...CLOSE, from: day(0), to: day(8) };
    const closed = await ada.transit(id, 'accepted_to_temporarily_not_working', closing);
    expect(closed.json().data.attributes.closing).toEqual(closing);
    const open = await ada.transit(id, 'temporarily_not_working_to_accepted');
    expect(open.json().data.attributes.closing).toBeNull();
  });

  test.each([{ to: day(-1) }, { from: day(9), to: day(8) }, { to: '2026-02-30' }, { to: 'tomorrow' }])(
    'for a time is refused with the days %j @V-05',
    async (days) => {
      const { id } = await pointIn('accepted');
      const answer = await ada.transit(id, 'accepted_to_temporarily_not_working', { ...CLOSE, ...days });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toMatchObject([{ source: { pointer: '/payload/to' } }]);
    },
  );
});

describe('deleting', () => {
  test.each(['draft', 'oncheck', 'declined'])('a point that is %s removes it @P-11', async (status) => {
    const { id } = await pointIn(status);
    expect((await ada.call('DELETE', `${id}/`)).statusCode).toBe(200);
    expect((await ada.call('GET', `${id}/`)).statusCode).toBe(404);
    expect((await ada.call('DELETE', `${id}/`)).statusCode).toBe(404);
  });

  test.each(['accepted', 'closed', 'temporarily_not_working', 'blocked_by_moderator'])(
    'a point that is %s is refused @P-05',
    async (status) => {
      const { id } = await pointIn(status);
      expect((await ada.call('DELETE', `${id}/`)).statusCode).toBe(409);
    },
  );
});

describe('the public sees of a point', () => {
  test.each([
    ['draft', 404],
    ['oncheck', 404],
    ['declined', 404],
    ['blocked_by_moderator', 404],
    ['accepted', 200],
    ['temporarily_not_working', 200],
    ['closed', 410],
  ])('that is %s its page as %i @P-13 @M-01', async (status, expected) => {
    const { id, attributes } = await pointIn(status);
    const answer = await api.get(`${POINTS}${id}/`);
    expect(answer.statusCode).toBe(expected);
    if (expected !== 404) expect(answer.json().data.attributes.name).toBe(attributes.name);
    const box = 'bbox=76.928,43.256,76.929,43.257&page_size=100';
    const listed: ServerRecyclingPoint[] = (await api.get(`${POINTS}?${box}`)).json().data;
    expect(listed.some((point) => point.id === id)).toBe(expected === 200);
    const published = await api.get('/api/web/v1/portal/published/recycling-points/');
    expect(published.body.includes(`"${id}"`)).toBe(expected === 200);
  });
});
