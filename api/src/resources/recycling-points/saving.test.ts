import {
  exceptionRow,
  readHistoryEntry,
  ruleRow,
  toPointDraft,
  toPointSave,
  toRatesSave,
  USUAL_DAY,
} from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { COMPLETE_DRAFT, type Creator, inStatus, signedIn } from './testing/creator.ts';

let api: TestApp;
let ada: Creator;
let stranger: Creator;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  ada = await signedIn(api);
  stranger = await signedIn(api, 'all@demo.test');
});
afterAll(() => api.close());

const pointersOf = (answer: { json(): { errors: { source?: { pointer?: string } }[] } }) =>
  answer.json().errors.map(({ source }) => source?.pointer);

const codeOf = (answer: { json(): { errors: { code: string }[] } }) => answer.json().errors[0]?.code;

test('what is saved comes back, with what follows from its place @P-02 @P-03', async () => {
  const point = await ada.makes();
  const { id: _, ...rate } = toPointDraft(point).smrs[0] ?? {};
  expect({ ...toPointDraft(point), smrs: [{ ...rate, id: null }] }).toEqual(COMPLETE_DRAFT);
  expect(point.attributes).toMatchObject({
    country: 'KZ',
    city: 'Алматы',
    time_zone: 'Asia/Almaty',
    version: 2,
  });
  expect(point.relationships).toMatchObject({ status: { data: { id: 'draft' } } });
  expect(await ada.expected(200, 'GET', `${point.id}/`)).toEqual(point);
});

test('a draft may lack everything, and keeps what is unfinished in its place @P-03', async () => {
  const empty = await ada.expected(201, 'POST', '', { data: { attributes: {} } });
  expect(empty.attributes).toMatchObject({ name: '', country: '', city: '' });
  const half = {
    ...COMPLETE_DRAFT,
    workingHours: {
      ...COMPLETE_DRAFT.workingHours,
      tuesday: { kind: 'hours', start: '09:00', end: '', lunch: { start: '13:00', end: '' } },
    },
    smrs: [
      { id: null, uom: '', rate: null, typeId: 'paper' },
      { id: null, uom: 'kg', rate: 1, typeId: 'paper' },
      { id: null, uom: 'kg', rate: null, typeId: '' },
    ],
  } as const;
  const saved = toPointDraft(await ada.makes(half));
  expect(saved.workingHours).toEqual(half.workingHours);
  expect(saved.smrs.map(({ id: _, ...rate }) => rate)).toEqual(half.smrs.map(({ id: _, ...rate }) => rate));
  expect(saved.smrs.map(({ id }) => id === null)).toEqual([true, false, true]);
});

test('exception days, holidays and days by rule are kept, and the next of them are named @P-02 @X-04', async () => {
  const specialHours = {
    exceptions: [{ ...exceptionRow('2026-12-31'), note: 'Inventory' }],
    rules: [ruleRow('2026-11-25')],
    holidays: { policy: 'own-hours', day: USUAL_DAY },
  } as const;
  const point = await ada.makes({ ...COMPLETE_DRAFT, specialHours });
  expect(toPointDraft(point).specialHours).toEqual(specialHours);
  const { days } = point.attributes.special_hours;
  expect(days.some(({ reason, hours }) => reason === 'rule' && hours !== null)).toBe(true);
  const { special_hours } = toPointSave({ ...COMPLETE_DRAFT, specialHours }, { id: null, version: null }).data
    .attributes;
  const wrong = { ...special_hours, rules: [{ ...special_hours?.rules[0], rrule: 'FREQ=SECONDLY' }] };
  const refused = await ada.call('POST', '', { data: { attributes: { special_hours: wrong } } });
  expect(refused.statusCode).toBe(422);
  expect(pointersOf(refused)).toEqual(['/data/attributes/special_hours/rules/0/rrule']);
});

test('rates keep their ids and follow the order in which they are saved @P-07', async () => {
  const point = await ada.makes();
  const [jars] = toPointDraft(point).smrs;
  const smrs = [{ id: null, uom: 'piece', rate: 0, typeId: 'paper' }, { ...jars, rate: 20 } as never];
  const saved = await ada.expected(
    200,
    'PUT',
    `${point.id}/rates/`,
    toRatesSave({ ...COMPLETE_DRAFT, smrs }),
  );
  expect(saved.attributes.rates_info.map(({ srm_id, price }) => [srm_id, price])).toEqual([
    ['paper', 0],
    ['glass-jars', 20],
  ]);
  expect(saved.attributes.rates_info[1]?.id).toBe(jars?.id);
});

describe('of two people who save the same version', () => {
  test('the second one is told, and loses nothing @P-14', async () => {
    const { id, attributes } = await ada.makes();
    const { version } = attributes;
    const save = (name: string) =>
      ada.call('PATCH', `${id}/`, toPointSave({ ...COMPLETE_DRAFT, name }, { id, version }));
    const answers = await Promise.all([save('One'), save('Other')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    const present = await ada.expected(200, 'GET', `${id}/`);
    expect(refused.errors).toMatchObject([{ code: 'version-conflict', meta: { present } }]);
    expect(present.attributes.version).toBe(version + 1);
  });

  test('rates of another version are refused', async () => {
    const { id, attributes } = await ada.makes();
    const rates = { ...toRatesSave(COMPLETE_DRAFT), version: attributes.version - 1 };
    expect((await ada.call('PUT', `${id}/rates/`, rates)).statusCode).toBe(409);
  });

  test('a save without a version is refused at its field', async () => {
    const { id } = await ada.makes();
    const answer = await ada.call('PATCH', `${id}/`, toPointSave(COMPLETE_DRAFT, { id, version: null }));
    expect([answer.statusCode, pointersOf(answer)]).toEqual([422, ['/data/version']]);
  });

  test('a save that names another point than its address is refused at its field @V-05', async () => {
    const [{ id, attributes }, other] = [await ada.makes(), await ada.makes()];
    const { version } = attributes;
    const answer = await ada.call('PATCH', `${id}/`, toPointSave(COMPLETE_DRAFT, { id: other.id, version }));
    expect([answer.statusCode, pointersOf(answer)]).toEqual([422, ['/data/id']]);
    expect((await ada.expected(200, 'GET', `${id}/`)).attributes.version).toBe(version);
  });
});

describe('saving refuses what cannot be, at its field @V-05', () => {
  test.each<[object, string]>([
    [
      { attributes: {}, relationships: { icon: { data: { id: 'unicorn' } } } },
      '/data/relationships/icon/data/id',
    ],
    [
      { attributes: {}, relationships: { icon: { data: { id: '\u0000' } } } },
      '/data/relationships/icon/data/id',
    ],
    [{ attributes: { photos: ['nobodys'] } }, '/data/attributes/photos/0'],
    [{ attributes: { name: 'x'.repeat(151) } }, '/data/attributes/name'],
    [
      { attributes: { point: { type: 'Point', coordinates: [37, 91] } } },
      '/data/attributes/point/coordinates/1',
    ],
    [
      { attributes: { point: { type: 'Point', coordinates: [43.2567, 76.9286] } } },
      '/data/attributes/point/coordinates',
    ],
    [{ attributes: { contacts: { name: '', phone: '', email: 'ada' } } }, '/data/attributes/contacts/email'],
    [{ attributes: { status: 'accepted' } }, '/data/attributes/status'],
  ])('%j', async (data, pointer) => {
    const answer = await ada.call('POST', '', { data });
    expect([answer.statusCode, pointersOf(answer)]).toEqual([422, [pointer]]);
  });

  test.each<[object, string]>([
    [{ units_slug: 'kg', price: 1e308, srm_id: 'paper' }, '/rates/0/price'],
    [{ units_slug: 'kg', price: -1, srm_id: 'paper' }, '/rates/0/price'],
    [{ units_slug: 'kg', price: 1.005, srm_id: 'paper' }, '/rates/0/price'],
    [{ units_slug: 'kg', price: '1,5', srm_id: 'paper' }, '/rates/0/price'],
    [{ units_slug: 'furlong', price: 1, srm_id: 'paper' }, '/rates/0/units_slug'],
    [{ units_slug: 'kg', price: 1, srm_id: 'unobtainium' }, '/rates/0/srm_id'],
    [{ id: '1', units_slug: 'kg', price: 1, srm_id: 'paper' }, '/rates/0/id'],
  ])('%j', async (rate, pointer) => {
    const { id } = await ada.makes();
    const answer = await ada.call('PUT', `${id}/rates/`, { rates: [rate] });
    expect([answer.statusCode, pointersOf(answer)]).toEqual([422, [pointer]]);
  });

  test('control characters are not stored', async () => {
    const comment = 'one\u0000\u0007\ntwo\ud800';
    const point = await ada.expected(201, 'POST', '', {
      data: { attributes: { comment, name: 'a\u0000b' } },
    });
    expect(point.attributes).toMatchObject({ comment: 'one\ntwo\ufffd', name: 'ab' });
  });
});

describe('nobody else', () => {
  test.each([
    ['GET', 'history/', undefined],
    ['PATCH', '', { data: { version: 1, attributes: {} } }],
    ['PUT', 'rates/', { rates: [] }],
    ['POST', 'transit/', { transit: 'facility#draft_to_oncheck' }],
    ['DELETE', '', undefined],
    ['POST', 'revision/', undefined],
    ['GET', 'revision/', undefined],
  ] as const)('reaches a point of another organisation by %s %s @P-05', async (method, path, payload) => {
    const { id } = await ada.makes();
    expect((await stranger.call(method, `${id}/${path}`, payload)).statusCode).toBe(404);
    const headers = await api.signIn('events@demo.test');
    const url = `/api/web/v1/facility/facility/${id}/${path}`;
    const others = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(others.statusCode).toBe(403);
    const nobody = await api.app.inject({ method, url, ...(payload && { payload }) });
    expect(nobody.statusCode).toBe(401);
  });
});

describe('the status', () => {
  test.each(['accepted', 'closed', 'temporarily_not_working', 'blocked_by_moderator'])(
    '%s is no status to save in @P-05',
    async (status) => {
      const point = await ada.makes();
      await inStatus(api, point, status);
      const { version } = point.attributes;
      const answer = await ada.call('PATCH', `${point.id}/`, {
        data: { version, attributes: { name: 'x' } },
      });
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'not-allowed-in-status']);
      const rates = await ada.call('PUT', `${point.id}/rates/`, { rates: [] });
      expect([rates.statusCode, codeOf(rates)]).toEqual([409, 'not-allowed-in-status']);
    },
  );

  test.each(['oncheck', 'declined'])('%s becomes a draft by a save @P-07', async (status) => {
    const point = await ada.makes();
    await inStatus(api, point, status);
    const { version } = point.attributes;
    const saved = await ada.expected(200, 'PATCH', `${point.id}/`, { data: { version, attributes: {} } });
    expect(saved.relationships.status.data?.id).toBe('draft');
  });
});

test('the history says who changed what, the newest first @X-01', async () => {
  const { id, attributes } = await ada.makes();
  const { version } = attributes;
  await ada.expected(200, 'PATCH', `${id}/`, { data: { version, attributes: { name: 'Jars only' } } });
  const entries = (await ada.call('GET', `${id}/history/`)).json().data.map(readHistoryEntry);
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'saved',
    'rates-saved',
    'created',
  ]);
  expect(entries[0]).toMatchObject({
    actor: 'creator',
    from: 'draft',
    to: 'draft',
    difference: [{ field: 'name', before: 'Jars and paper', after: 'Jars only' }],
  });
  expect(entries[0].actorName).not.toBe('');
});
