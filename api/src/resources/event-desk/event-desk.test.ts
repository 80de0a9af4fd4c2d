import { toOwnEvent } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FROM_DESK, signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { contentOf } from '../../mail/outbox-repository.ts';
import { PHOTOS } from '../photos/testing/pictures.ts';
import { formOf } from '../photos/testing/upload.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
beforeAll(async () => {
  api = await startTestApp({ points: 1 });
  desk = await signInAtDesk(api);
});
afterAll(() => api.close());

const upcoming = () =>
  api.database.db
    .selectFrom('charity_events')
    .selectAll()
    .where('status', '=', 'published')
    .where('ends_at', '>', new Date(Date.now() + 86_400_000).toISOString())
    .orderBy('id')
    .executeTakeFirstOrThrow();

const read = async (id: number) => {
  const { data } = (await desk.get(`/events/${id}/`)).json();
  return { event: toOwnEvent(data.event), history: data.history };
};

const page = async (id: number) => (await api.get(`/api/web/v1/promotion/event/${id}/`)).statusCode;

test("a published event is found by its name and changed on the organiser's word, once per version @X-16 @E-03", async () => {
  const { id, name } = await upcoming();
  const found = (await desk.get(`/events/?q=${encodeURIComponent(name)}`)).json().data;
  expect(found.map((one: { id: string }) => one.id)).toContain(String(id));
  const { event } = await read(id);
  const body = { ...event.draft, version: event.version, name: 'Another name' };
  const save = () => desk.send('PATCH', `/events/${id}/`, body);
  const both = [await save(), await save()];
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  const after = await read(id);
  expect(after.event.draft).toEqual({ ...event.draft, name: 'Another name' });
  expect(after.history).toMatchObject([{ action: 'patch', actor_name: 'Portal Staff' }]);
});

test('an event that would lack something is refused field by field @X-16', async () => {
  const { id } = await upcoming();
  const { event } = await read(id);
  const wrong = { ...event.draft, version: event.version, name: '', ends: event.draft.starts };
  const answer = await desk.send('PATCH', `/events/${id}/`, wrong);
  expect(answer.statusCode).toBe(422);
  const pointers = answer.json().errors.map((one: { source: { pointer: string } }) => one.source.pointer);
  expect(pointers).toEqual(expect.arrayContaining(['/ends']));
  const foreign = { ...event.draft, version: event.version, photoId: 'somebody-elses' };
  expect((await desk.send('PATCH', `/events/${id}/`, foreign)).statusCode).toBe(422);
});

async function sendCover(cookie: string) {
  const form = await formOf({ photo: new Blob([Uint8Array.from(await PHOTOS.jpeg())]) });
  return api.app.inject({
    method: 'POST',
    url: '/api/desk/v1/photos/',
    payload: form.payload,
    headers: { ...FROM_DESK, ...form.headers, cookie },
  });
}

test('staff send a cover, which the event shows from then on @X-16 @E-03', async () => {
  const { id } = await upcoming();
  const { event } = await read(id);
  const sent = await sendCover(desk.cookie());
  expect(sent.statusCode).toBe(201);
  const photoId: string = sent.json().data.id;
  const body = { ...event.draft, version: event.version, photoId };
  expect((await desk.send('PATCH', `/events/${id}/`, body)).statusCode).toBe(200);
  const after = await read(id);
  expect(after.event.photo).toMatchObject({ id: photoId, thumbnailUrl: sent.json().data.thumbnail_url });
  expect(after.history[0]).toMatchObject({ action: 'patch' });
  // The act is that of the event, not that of the photo.
  expect((await desk.get('/acts/?area=photos')).json().data).toEqual([]);
  const without = { ...after.event.draft, version: after.event.version, photoId: null };
  expect((await desk.send('PATCH', `/events/${id}/`, without)).statusCode).toBe(200);
  expect((await read(id)).event.photo).toBeNull();
}, 60_000);

test('nobody else sends photos to the desk, and no page of another site does', async () => {
  expect((await sendCover('')).statusCode).toBe(401);
  const foreign = await api.app.inject({
    method: 'POST',
    url: '/api/desk/v1/photos/',
    headers: { ...FROM_DESK, origin: 'https://evil.example', cookie: desk.cookie() },
  });
  expect(foreign.statusCode).toBe(403);
});

test('addresses are searched on the host of the desk by staff alone @X-16', async () => {
  const path = '/places/search/?q=Москва&lang=ru';
  const [found] = (await desk.get(encodeURI(path))).json().data;
  expect(found).toMatchObject({ title: 'Москва' });
  const stranger = await api.app.inject({ url: `/api/desk/v1${encodeURI(path)}`, headers: FROM_DESK });
  expect(stranger.statusCode).toBe(401);
});

test('what is over is put right in its words, and is not moved to another past @X-16', async () => {
  const { id } = await api.database.db
    .selectFrom('charity_events')
    .select('id')
    .where('status', '=', 'published')
    .where('ends_at', '<', new Date(Date.now() - 3 * 86_400_000).toISOString())
    .executeTakeFirstOrThrow();
  const { event } = await read(id);
  const body = { ...event.draft, version: event.version, description: 'We were ninety.' };
  expect((await desk.send('PATCH', `/events/${id}/`, body)).statusCode).toBe(200);
  const moved = { ...body, version: event.version + 1, ends: event.draft.ends.replace(/\d\d$/, '59') };
  expect((await desk.send('PATCH', `/events/${id}/`, moved)).json().errors[0]).toMatchObject({
    code: 'past',
    source: { pointer: '/ends' },
  });
});

test('an event is taken down once with a reason, its page is gone and the organiser is mailed @X-16 @E-04', async () => {
  const { id, name } = await upcoming();
  expect((await desk.post(`/events/${id}/take-down/`, { reason: ' ' })).statusCode).toBe(422);
  const take = () => desk.post(`/events/${id}/take-down/`, { reason: 'It is an advertisement.' });
  const both = await Promise.all([take(), take()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect([404, 410]).toContain(await page(id));
  const mails = await api.database.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('kind', '=', 'event-takenDown')
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain(name);
  expect(mails[0] && contentOf(mails[0]).text).toContain('It is an advertisement.');
  const deleted = (await desk.get('/events/?list=deleted')).json().data;
  expect(deleted.map((one: { id: string }) => one.id)).toContain(String(id));
});

test('drafts are not shown at the desk', async () => {
  const { db } = api.database;
  const draft = await db
    .selectFrom('charity_events')
    .select('id')
    .where('status', '=', 'draft')
    .executeTakeFirst();
  const made =
    draft ??
    (await db
      .updateTable('charity_events')
      .set({ status: 'draft' })
      .where('id', '=', (await upcoming()).id)
      .returning('id')
      .executeTakeFirstOrThrow());
  expect((await desk.get(`/events/${made.id}/`)).statusCode).toBe(404);
  expect((await desk.get('/events/?list=draft')).statusCode).toBe(400);
});
