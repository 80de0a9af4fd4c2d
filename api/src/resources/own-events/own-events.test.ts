import { EMPTY_EVENT, type EventDraft, toOwnEvent } from '@ecocircle/shared-contracts';
import { type ServerOwnEvent, ServerOwnEventSchema } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const OWN = '/api/web/v1/promotion/own-event/';
const PUBLIC = '/api/web/v1/promotion/event/';
const DAY_MS = 86_400_000;

let api: TestApp;
let creator: { authorization: string };
let other: { authorization: string };
beforeAll(async () => {
  api = await startTestApp({ points: 10 });
  creator = await api.signIn('events@demo.test');
  other = await api.signIn('all@demo.test');
  const [first, second] = await Promise.all(
    ['events@demo.test', 'all@demo.test'].map((email) =>
      api.database.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
    ),
  );
  expect(first?.organization_id).not.toBe(second?.organization_id);
});
afterAll(() => api.close());

const clock = (days: number, time: string) =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T${time}`;

const COMPLETE: EventDraft = {
  name: 'Clean the shore',
  kind: 'cleanup',
  starts: clock(10, '10:00'),
  ends: clock(10, '13:00'),
  lng: 76.92,
  lat: 43.24,
  address: 'Abay 52',
  description: 'Bring **gloves**.',
  organizer: { name: 'Clean Shore', phone: '', email: 'shore@example.org' },
  photoId: null,
};

function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: unknown,
  headers = creator,
) {
  return api.app.inject({ method, url: `${OWN}${path}`, headers, ...(payload ? { payload } : {}) });
}

async function created(draft: EventDraft = COMPLETE): Promise<ServerOwnEvent> {
  const answer = await send('POST', '', draft);
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

async function published(draft: EventDraft = COMPLETE): Promise<ServerOwnEvent> {
  const { id, attributes } = await created(draft);
  const answer = await send('POST', `${id}/publish/`, { version: attributes.version });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const refusals = (body: { errors: { code: string; source?: { pointer?: string } }[] }) =>
  Object.fromEntries(body.errors.map(({ code, source }) => [source?.pointer ?? '', code]));

describe('drafts', () => {
  test('a draft with nothing in it is kept, and read as it was sent @E-03', async () => {
    const event = await created(EMPTY_EVENT);
    expect(parsed(ServerOwnEventSchema, event)).toEqual(event);
    expect(toOwnEvent(event)).toMatchObject({
      status: 'draft',
      version: 1,
      draft: EMPTY_EVENT,
      timeZone: '',
    });
    expect((await api.get(`${PUBLIC}${event.id}/`)).statusCode).toBe(404);
  });

  test('times wait for a place, and are then those of its clock @E-03', async () => {
    const { id } = await created({ ...EMPTY_EVENT, starts: clock(10, '10:00') });
    const before = toOwnEvent((await send('GET', `${id}/`)).json().data);
    expect(before).toMatchObject({ startsAt: null, draft: { starts: clock(10, '10:00') } });
    const placed = await send('PATCH', `${id}/`, { ...before.draft, version: 1, lng: 76.92, lat: 43.24 });
    expect(toOwnEvent(placed.json().data)).toMatchObject({
      city: 'Алматы',
      country: 'KZ',
      timeZone: 'Asia/Almaty',
      startsAt: `${clock(10, '05:00')}:00.000Z`,
      draft: { starts: clock(10, '10:00') },
      version: 2,
    });
  });

  test('an older version is refused and changes nothing @E-03 @X-19', async () => {
    const { id } = await created();
    const saves = ['One', 'Two'].map((name) => send('PATCH', `${id}/`, { ...COMPLETE, name, version: 1 }));
    const answers = await Promise.all(saves);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().errors[0].code).toBe('version-conflict');
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json().data;
    expect((await send('GET', `${id}/`)).json().data).toEqual(won);
  });

  test('texts are trimmed, and control characters do not get through', async () => {
    const event = await created({
      ...EMPTY_EVENT,
      name: ' Shore\u0000\r\nBcc: x ',
      description: ' one\r\ntwo\u0000\u0007 ',
    });
    expect(event.attributes).toMatchObject({ name: 'Shore Bcc: x', description: 'one\ntwo' });
  });

  test('a deleted draft leaves nothing, not even its name @E-04', async () => {
    const { id } = await created();
    expect((await send('DELETE', `${id}/`)).statusCode).toBe(204);
    expect((await send('GET', `${id}/`)).statusCode).toBe(404);
    expect((await api.get(`${PUBLIC}${id}/`)).statusCode).toBe(404);
  });

  test('shows own photos, and none of others @E-03', async () => {
    const { db } = api.database;
    const { id: photoId } = await db.selectFrom('photos').select('id').executeTakeFirstOrThrow();
    const refused = await send('POST', '', { ...COMPLETE, photoId });
    expect([refused.statusCode, refusals(refused.json())]).toEqual([422, { '/photoId': 'choice' }]);
    const { id } = await created();
    const shown = db.updateTable('charity_events').set({ photo_id: photoId }).where('id', '=', Number(id));
    await shown.execute();
    const kept = await send('PATCH', `${id}/`, { ...COMPLETE, photoId, version: 1 });
    expect(kept.json().data.attributes.photo).toMatchObject({ id: photoId });
  });

  test('a copy is a draft without times @E-03', async () => {
    const { id } = await published();
    const copy = await send('POST', `${id}/copy/`);
    expect(copy.statusCode).toBe(201);
    expect(toOwnEvent(copy.json().data)).toMatchObject({
      status: 'draft',
      draft: { ...COMPLETE, starts: '', ends: '' },
    });
    expect(copy.json().data.id).not.toBe(id);
  });
});

describe('publishing', () => {
  test('names all that is missing @E-03', async () => {
    const { id } = await created(EMPTY_EVENT);
    const answer = await send('POST', `${id}/publish/`, { version: 1 });
    expect(answer.statusCode).toBe(422);
    expect(refusals(answer.json())).toEqual({
      '/name': 'required',
      '/kind': 'required',
      '/starts': 'required',
      '/ends': 'required',
      '/lng': 'required',
      '/address': 'required',
      '/description': 'required',
      '/organizer/name': 'required',
      '/organizer/email': 'required',
    });
  });

  test('refuses an event that is over, and one at sea', async () => {
    const past = await created({ ...COMPLETE, starts: clock(-2, '10:00'), ends: clock(-2, '11:00') });
    const late = await send('POST', `${past.id}/publish/`, { version: 1 });
    expect(refusals(late.json())).toEqual({ '/ends': 'past' });
    const sea = await created({ ...COMPLETE, lng: -140, lat: -50 });
    const lost = await send('POST', `${sea.id}/publish/`, { version: 1 });
    expect(refusals(lost.json())).toEqual({ '/lng': 'choice' });
  });

  test('puts it into the list, the feeds and the sitemap at once @E-03 @E-01', async () => {
    const { id } = await published({ ...COMPLETE, name: 'Seen at once' });
    await api.app.dataVersions.refresh();
    const found = await api.get(`${PUBLIC}?q=seen%20at%20once`);
    expect(found.json().data.map((event: { id: string }) => event.id)).toEqual([id]);
    for (const feed of ['events.ics', 'events.rss'])
      expect((await api.get(`/api/web/v1/promotion/${feed}?country=KZ`)).body).toContain('Seen at once');
    const paths = await api.get('/api/web/v1/portal/published/charity-events/?page_size=100');
    expect(paths.json().data.map((event: { id: string }) => event.id)).toContain(id);
  });

  test('publishes what was seen, once @E-03', async () => {
    const { id } = await created();
    await send('PATCH', `${id}/`, { ...COMPLETE, version: 1 });
    expect((await send('POST', `${id}/publish/`, { version: 1 })).json().errors[0].code).toBe(
      'version-conflict',
    );
    const both = await Promise.all([1, 2].map(() => send('POST', `${id}/publish/`, { version: 2 })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('what is published is not edited or deleted by its creator @E-03', async () => {
    const { id, attributes } = await published();
    const saved = await send('PATCH', `${id}/`, { ...COMPLETE, version: attributes.version });
    expect([saved.statusCode, saved.json().errors[0].code]).toEqual([409, 'event-not-editable']);
    const deleted = await send('DELETE', `${id}/`);
    expect([deleted.statusCode, deleted.json().errors[0].code]).toEqual([409, 'event-not-deletable']);
  });
});

describe('cancelling', () => {
  test('says why on the page and in the feeds, and calendars take it as newer @E-03', async () => {
    const { id } = await published();
    const sequence = async () =>
      /SEQUENCE:(\d+)/.exec((await api.get(`${PUBLIC}${id}/calendar.ics`)).body)?.[1];
    const before = Number(await sequence());
    expect((await send('POST', `${id}/cancel/`, { reason: 'A storm is coming' })).statusCode).toBe(200);
    await api.app.dataVersions.refresh();
    expect((await api.get(`${PUBLIC}${id}/`)).json().data.attributes).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'A storm is coming',
    });
    const calendar = (await api.get(`${PUBLIC}${id}/calendar.ics`)).body;
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain('A storm is coming');
    expect(Number(await sequence())).toBeGreaterThan(before);
  });

  test('needs a reason, and an event that is still to come', async () => {
    const { id } = await published();
    expect(refusals((await send('POST', `${id}/cancel/`, { reason: '  ' })).json())).toEqual({
      '/reason': 'required',
    });
    const draft = await created();
    expect((await send('POST', `${draft.id}/cancel/`, { reason: 'x' })).statusCode).toBe(409);
    await api.database.db
      .updateTable('charity_events')
      .set({ ends_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', Number(id))
      .execute();
    expect((await send('POST', `${id}/cancel/`, { reason: 'x' })).json().errors[0].code).toBe(
      'event-not-cancellable',
    );
  });

  test('a cancelled event that is deleted leaves the page that says so @E-04', async () => {
    const { id } = await published({ ...COMPLETE, name: 'Gone' });
    await send('POST', `${id}/cancel/`, { reason: 'x' });
    expect((await send('DELETE', `${id}/`)).statusCode).toBe(204);
    const page = await api.get(`${PUBLIC}${id}/`);
    expect([page.statusCode, page.json().errors[0].detail]).toEqual([410, 'Gone']);
  });
});

describe('the list', () => {
  test('has own events of a state, found by words @E-03', async () => {
    await created({ ...EMPTY_EVENT, name: 'Listed draft' });
    const found = (await send('GET', '?q=listed&state=draft')).json();
    expect(found.data.map(({ attributes }: ServerOwnEvent) => attributes.name)).toEqual(['Listed draft']);
    expect((await send('GET', '?q=listed&state=upcoming')).json().meta.total).toBe(0);
    const past = (await send('GET', '?state=past&page_size=100')).json().data as ServerOwnEvent[];
    expect(past.length).toBeGreaterThan(0);
    for (const { attributes } of past)
      expect(attributes.status === 'published' && (attributes.ends_at ?? '') < new Date().toISOString()).toBe(
        true,
      );
  });

  test('begins with drafts, goes on with what comes next', async () => {
    const { data } = (await send('GET', '?page_size=100')).json() as { data: ServerOwnEvent[] };
    const groups = data.map(({ attributes: { status, ends_at } }) =>
      status === 'draft' ? 0 : status === 'published' && (ends_at ?? '') > new Date().toISOString() ? 1 : 2,
    );
    expect(groups).toEqual(groups.toSorted());
    expect(new Set(groups)).toEqual(new Set([0, 1, 2]));
  });
});

describe('somebody else', () => {
  test.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', 'publish/'],
    ['POST', 'cancel/'],
    ['POST', 'copy/'],
  ] as const)('%s %s of another organisation is not found @E-03', async (method, path) => {
    const { id } = await created();
    const bodies = { PATCH: { ...COMPLETE, version: 1 }, POST: { version: 1 } } as Record<string, unknown>;
    const body = path === 'cancel/' ? { reason: 'x' } : path === 'copy/' ? undefined : bodies[method];
    const answer = await send(method, `${id}/${path}`, body, other);
    expect(answer.statusCode).toBe(404);
  });

  test('a colleague of the same organisation may go on with it @E-03', async () => {
    const { id } = await created();
    const { db } = api.database;
    const accounts = db.updateTable('accounts').where('email', 'in', ['events@demo.test', 'all@demo.test']);
    const before = await db.selectFrom('accounts').select(['id', 'organization_id']).execute();
    const organization = await db.selectFrom('organizations').select('id').executeTakeFirstOrThrow();
    await accounts.set({ organization_id: organization.id }).execute();
    const seen = await send('GET', `${id}/`, undefined, other);
    for (const account of before)
      await db
        .updateTable('accounts')
        .set({ organization_id: account.organization_id })
        .where('id', '=', account.id)
        .execute();
    expect(seen.statusCode).toBe(200);
  });

  test('who has no such role is refused, and who is not signed in', async () => {
    const points = await api.signIn('points@demo.test');
    expect((await send('GET', '', undefined, points)).statusCode).toBe(403);
    expect((await api.get(OWN)).statusCode).toBe(401);
  });
});

describe('bad input', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a kind that does not exist', { kind: 'party' }, 'kind'],
    ['a day that does not exist', { starts: '2027-02-30T10:00' }, 'starts'],
    ['a number beside a moment', { starts: 5 }, 'starts'],
    ['nothing beside a moment', { ends: null }, 'ends'],
    ['a moment without its time', { starts: '2027-02-20T' }, 'starts'],
    ['a moment with a zone', { starts: '2027-02-20T10:00Z' }, 'starts'],
    ['an end before the beginning', { ends: clock(9, '10:00') }, 'ends'],
    ['a month of an event', { ends: clock(60, '10:00') }, 'ends'],
    ['an event of another century', { starts: '2126-01-01T10:00', ends: '2126-01-01T11:00' }, 'starts'],
    ['a latitude of 91', { lat: 91 }, 'lat'],
    ['a longitude in words', { lng: '76.92' }, 'lng'],
    ['half a place', { lat: null }, 'lat'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
    ['a description that is too long', { description: 'x'.repeat(5001) }, 'description'],
    ['a phone in words', { organizer: { name: '', phone: 'call me', email: '' } }, 'organizer/phone'],
    ['an address without an at', { organizer: { name: '', phone: '', email: 'shore' } }, 'organizer/email'],
    ['a photo that does not exist', { photoId: 'none' }, 'photoId'],
    ['a status', { status: 'published' }, 'status'],
    ['no name at all', { name: undefined }, 'name'],
  ])('%s is refused at its field @V-05 @E-03', async (_, changes, field) => {
    const answer = await send('POST', '', { ...COMPLETE, ...changes });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(refusals(answer.json()))).toContain(`/${field}`);
  });

  test.each(['987654321', 'abc', '0', '-5', '9'.repeat(30)])('the id %s is not found', async (id) => {
    expect((await send('GET', `${id}/`)).statusCode).toBe(404);
    expect((await send('POST', `${id}/copy/`)).statusCode).toBe(404);
    expect((await send('DELETE', `${id}/`)).statusCode).toBe(404);
  });

  test.each(['{', '[]', 'null', '"x"', '{"__proto__":{"name":1}}'])(
    'the body %s is refused',
    async (payload) => {
      const headers = { ...creator, 'content-type': 'application/json' };
      const answer = await api.app.inject({ method: 'POST', url: OWN, headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  test('writing too often is refused', async () => {
    const headers = { ...creator, 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1)
      statuses.push((await send('POST', '987654321/copy/', undefined, headers)).statusCode);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
