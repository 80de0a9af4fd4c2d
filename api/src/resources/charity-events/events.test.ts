import { EVENT_KINDS, toCharityEvent } from '@ecocircle/shared-contracts';
import { type ServerCharityEvent, ServerCharityEventSchema } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { calendarDay } from '../../database/calendar.ts';

const LIST = '/api/web/v1/promotion/event/';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

interface Listed {
  data: ServerCharityEvent[];
  meta: { total: number; page: number; page_size: number };
}

async function list(query: string): Promise<Listed> {
  const answer = await api.get(`${LIST}?${query}`);
  withNote(answer.body, () => expect(answer.statusCode).toBe(200));
  return answer.json();
}

const startOf = (event: ServerCharityEvent) => event.attributes.starts_at;

async function deletedEvent() {
  const { db } = api.database;
  return db
    .selectFrom('charity_events')
    .selectAll()
    .where('status', '=', 'deleted')
    .executeTakeFirstOrThrow();
}

test('the list shows what is public, and every event parses by the schema @R-07', async () => {
  const { data, meta } = await list('page_size=100');
  expect(meta).toEqual({ total: 39, page: 1, page_size: 100 });
  for (const event of data) {
    expect(parsed(ServerCharityEventSchema, event)).toEqual(event);
    expect(['published', 'cancelled']).toContain(toCharityEvent(event).status);
  }
  expect(new Set(data.map(({ attributes }) => attributes.kind))).toEqual(new Set(EVENT_KINDS));
  expect(data.some(({ attributes }) => attributes.status === 'cancelled')).toBe(true);
});

test('a photo comes with its small copy @R-07', async () => {
  const { data } = await list('page_size=100');
  const photos = data.flatMap(({ attributes: { photo } }) => photo ?? []);
  expect(photos.length).toBeGreaterThan(0);
  for (const { url, thumbnail_url } of photos)
    expect(thumbnail_url).toBe(url.replace(/\.webp$/, '.small.webp'));
});

test('what comes next is on top, the past follows with the latest first', async () => {
  const upcoming = await list('when=upcoming&page_size=100');
  const past = await list('when=past&page_size=100');
  const all = await list('page_size=100');
  expect(upcoming.data.map(startOf)).toEqual(upcoming.data.map(startOf).toSorted());
  expect(past.data.map(startOf)).toEqual(past.data.map(startOf).toSorted().reverse());
  expect(all.data).toEqual([...upcoming.data, ...past.data]);
  expect(past.data.length).toBeGreaterThan(5);
});

test('a city and a country lead what comes next, and hide nothing', async () => {
  const cityOf = ({ attributes }: ServerCharityEvent) => attributes.city;
  const query = `when=upcoming&page_size=100&lead_city=${encodeURIComponent('Астана')}&lead_country=KZ`;
  const { data } = (await list(query)) as { data: ServerCharityEvent[] };
  const plain = (await list('when=upcoming&page_size=100')).data as ServerCharityEvent[];
  const isKazakh = ({ attributes }: ServerCharityEvent) => attributes.time_zone === 'Asia/Almaty';
  const rank = (event: ServerCharityEvent) => (cityOf(event) === 'Астана' ? 0 : isKazakh(event) ? 1 : 2);
  expect(data).toEqual(plain.toSorted((one, other) => rank(one) - rank(other)));
  expect(new Set(data.map(rank))).toEqual(new Set([0, 1, 2]));
  const past = 'when=past&page_size=100';
  expect(await list(`${past}&lead_country=AR`)).toEqual(await list(past));
});

test('the list is narrowed by country', async () => {
  const { data } = await list('country=AR&page_size=100');
  expect(data.length).toBeGreaterThan(3);
  expect(data.every(({ attributes }) => attributes.time_zone.startsWith('America/Argentina'))).toBe(true);
  expect((await list('country=UY')).meta.total).toBe(0);
  const abroad = await list('not_country=AR,RU&page_size=100');
  const all = await list('page_size=100');
  expect(abroad.data.length).toBeGreaterThan(3);
  expect(abroad.data).toEqual(all.data.filter(({ attributes }) => attributes.time_zone === 'Asia/Almaty'));
});

test('the list is narrowed by city, kind and words', async () => {
  const inCity = await list(`city=${encodeURIComponent('Алматы')}&page_size=100`);
  expect(inCity.meta.total).toBe(4);
  const workshops = await list('kind=workshop&page_size=100');
  expect(new Set(workshops.data.map(({ attributes }) => attributes.kind))).toEqual(new Set(['workshop']));
  const found = await list('q=JACARANDAS');
  expect(found.data.map(({ attributes }) => attributes.name)).toEqual(['Treinta jacarandás para Caballito']);
});

test('days are those of the place where the event is', async () => {
  const [first] = (await list('when=upcoming&page_size=1')).data as [ServerCharityEvent];
  const { starts_at, time_zone } = first.attributes;
  const day = calendarDay(new Date(starts_at), time_zone);
  const onDay = await list(`from=${day}&to=${day}&page_size=100`);
  expect(onDay.data.map(({ id }) => id)).toContain(first.id);
  for (const { attributes } of onDay.data)
    expect(calendarDay(new Date(attributes.starts_at), attributes.time_zone)).toBe(day);
  expect((await list('from=2999-01-01')).meta.total).toBe(0);
});

test('pages follow each other', async () => {
  const first = await list('page_size=10');
  const second = await list('page_size=10&page=2');
  expect([...first.data, ...second.data]).toEqual((await list('page_size=20')).data);
});

test('one event is found by its id @R-08', async () => {
  const [event] = (await list('page_size=1')).data;
  const answer = await api.get(`${LIST}${event?.id}/`);
  expect(answer.json()).toEqual({ data: event });
});

test('an organizer’s phone is written as in the country of the event @R-08', async () => {
  const { db } = api.database;
  const { data } = await list('country=KZ&page_size=1');
  const id = Number(data[0]?.id);
  await db
    .updateTable('charity_events')
    .set({ organizer_phone: '87272501122' })
    .where('id', '=', id)
    .execute();
  const answer = await api.get(`${LIST}${id}/`);
  expect(answer.json().data.attributes.organizer.phone).toBe('+7 7272 50 11 22');
});

test('a deleted event is answered as deleted, with its name @R-08', async () => {
  const { id, name } = await deletedEvent();
  const answer = await api.get(`${LIST}${id}/`);
  expect(answer.statusCode).toBe(410);
  expect(answer.json().errors[0]).toMatchObject({ code: 'event-deleted', detail: name });
});

test('a draft is not public', async () => {
  const { db } = api.database;
  const { id } = await deletedEvent();
  await db.updateTable('charity_events').set({ status: 'draft' }).where('id', '=', id).execute();
  const answer = await api.get(`${LIST}${id}/`);
  await db.updateTable('charity_events').set({ status: 'deleted' }).where('id', '=', id).execute();
  expect(answer.statusCode).toBe(404);
});

test.each(['987654', 'abc', '0', '-5', '1e9', '9'.repeat(30), '%2e%2e'])(
  'the id %s answers 404 @R-08',
  async (id) => {
    const answer = await api.get(`${LIST}${id}/`);
    expect(answer.statusCode).toBe(404);
  },
);

test.each([
  ['when=now', 'when'],
  ['kind=party', 'kind'],
  ['from=tomorrow', 'from'],
  ['from=2026-02-30', 'from'],
  ['to=2026-13-01', 'to'],
  ['to=1e999', 'to'],
  ['page=-1', 'page'],
  ['page_size=1000000000000', 'page_size'],
  [`city=${'x'.repeat(200)}`, 'city'],
  ['q=%00', 'q'],
  ['author=1', 'author'],
])('the list refuses %s and names the parameter @V-05', async (query, parameter) => {
  const answer = await api.get(`${LIST}?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].source).toEqual({ parameter });
});

test('a range that ends before it begins is refused at both its ends @V-05 @E-01', async () => {
  const answer = await api.get(`${LIST}?from=2026-12-02&to=2026-12-01`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([
    { code: 'dateRange', source: { parameter: 'from' } },
    { code: 'dateRange', source: { parameter: 'to' } },
  ]);
  expect((await list('from=2026-12-01&to=2026-12-01')).meta.page).toBe(1);
});
