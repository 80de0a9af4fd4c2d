import { DESK_API, PHOTO_LIMITS, readReportToken } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { DESK_HOST, signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { forgetOldRows } from '../../composition/retention.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import { forgetUnusedPhotos } from '../photos/forget-unused-photos.ts';
import { PhotoStore } from '../photos/photo-store.ts';
import { picture } from '../photos/testing/pictures.ts';
import { filesOfPhotos, sendPhoto, sendReportPhoto } from '../photos/testing/upload.ts';
import { showReport } from './desk-repository.ts';
import { forgetReports } from './repository.ts';

const DAY = 24 * 3_600_000;

let api: TestApp;
let store: PhotoStore;
let pointId: number;
let file: Uint8Array;
beforeAll(async () => {
  api = await startTestApp({ points: 30 });
  store = new PhotoStore(api.database.dataDir);
  const { db } = api.database;
  const accepted = db.selectFrom('recycling_points').select('id').where('status', '=', 'accepted');
  pointId = (await accepted.executeTakeFirstOrThrow()).id;
  file = await picture(60, 40).jpeg().toBuffer();
});
afterAll(() => api.close());
beforeEach(() => api.database.db.deleteFrom('point_reports').execute());

const report = (body: object, id: number | string = pointId) =>
  api.app.inject({ method: 'POST', url: `/api/web/v1/facility/facility/${id}/report/`, payload: body });
const photo = async (): Promise<string> => (await sendReportPhoto(api, file)).json().data.id;
const newest = async (): Promise<number> => {
  const newestFirst = api.database.db.selectFrom('point_reports').select('id').orderBy('id', 'desc');
  return (await newestFirst.executeTakeFirstOrThrow()).id;
};
const shown = async () => (await showReport(api.database.db, await newest()))?.photos.map(({ id }) => id);

test('a visitor sends photos with a report, and the desk sees them in their order @X-03', async () => {
  const photos = [await photo(), await photo()];
  const answer = await report({ kind: 'full', photos });
  expect(answer.statusCode).toBe(201);
  expect(readReportToken(answer.json())).toMatch(/^[\w-]{43}$/);
  expect(await shown()).toEqual(photos);
});

test('a photo is of one report, of no account, and never one that somebody else shows @X-03 @V-05', async () => {
  const own = await photo();
  await report({ kind: 'closed', photos: [own, own] });
  expect(await shown()).toEqual([own]);
  const headers = await api.signIn('points@demo.test');
  const ofAccount = (await sendPhoto(api, file, headers)).json().data.id;
  const ofDemo = await api.database.db.selectFrom('point_photos').select('photo_id').executeTakeFirst();
  const foreign = [own, ofAccount, ofDemo?.photo_id ?? 'none', 'nobody', '\u0000', '../../etc'];
  expect((await report({ kind: 'closed', photos: foreign.slice(0, 5) })).statusCode).toBe(201);
  expect(await shown()).toEqual([]);
  expect((await report({ kind: 'closed', photos: foreign })).json().errors[0].source.pointer).toBe('/photos');
});

test('another site sends no photos, nor does who sends none @X-03 @V-05', async () => {
  const foreign = await sendReportPhoto(api, file, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, foreign.json().errors[0].code]).toEqual([403, 'foreign-form']);
  expect((await sendReportPhoto(api, file, {})).statusCode).toBe(403);
  const text = await sendReportPhoto(api, Buffer.from('<svg onload="alert(1)"/>'));
  expect([text.statusCode, text.json().errors[0].code]).toEqual([415, 'photo-type']);
  expect(filesOfPhotos(api).incoming).toEqual([]);
});

test('a photo is shown to its sender until it has a report, then at the desk alone @X-03', async () => {
  const { id, url, thumbnail_url } = (await sendReportPhoto(api, file)).json().data;
  for (const address of [url, thumbnail_url]) {
    const { statusCode, headers } = await api.get(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
  }
  await report({ kind: 'full', photos: [id] });
  expect((await api.get(url)).statusCode).toBe(404);
  expect((await api.get(`/media/photos/${id}.webp`)).statusCode).toBe(404);
  const [photo] = (await showReport(api.database.db, await newest()))?.photos ?? [];
  const atDesk = photo?.url ?? '';
  expect((await api.app.inject({ url: atDesk, headers: { host: DESK_HOST } })).statusCode).toBe(401);
  const desk = await signInAtDesk(api);
  const opened = await desk.get(atDesk.replace(DESK_API, ''));
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(opened.rawPayload).metadata()).not.toHaveProperty('exif');
});

test('photos go a day after they were sent to no report, and with their report @X-03', async () => {
  const { db } = api.database;
  const [kept, unused] = [await photo(), await photo()];
  await report({ kind: 'closed', photos: [kept] });
  const names = () => filesOfPhotos(api).ofVisitors.join(' ');
  await forgetUnusedPhotos(db, store, new Date(Date.now() + 2 * DAY));
  expect([names().includes(kept), names().includes(unused)]).toEqual([true, false]);
  await db.updateTable('point_reports').set({ settled_at: new Date().toISOString() }).execute();
  await forgetOldRows(db, LOCAL_MAIL, new Date(Date.now() + 364 * DAY));
  await forgetUnusedPhotos(db, store, new Date(Date.now() + 364 * DAY));
  expect(names()).toContain(kept);
  await forgetReports(db, new Date(Date.now() + DAY));
  await forgetUnusedPhotos(db, store, new Date(Date.now() + 366 * DAY));
  expect(names()).not.toContain(kept);
});

/** Sends a report as a browser without scripts does. */
async function sendForm(fields: Readonly<Record<string, string>>, files: readonly Uint8Array[]) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [index, one] of files.entries())
    data.append('photos', new Blob([Uint8Array.from(one)]), `${index}.jpg`);
  if (files.length === 0) data.append('photos', new Blob([]), '');
  const body = new Response(data);
  return api.app.inject({
    method: 'POST',
    url: `/api/web/v1/facility/facility/${pointId}/report/`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' },
  });
}
const leadsTo = (answer: { statusCode: number; headers: { location?: unknown } }) => [
  answer.statusCode,
  String(answer.headers.location).replace(/[\w-]{43}/, '…'),
];
const FULL = { website: '', locale: 'en-US', kind: 'full', text: 'Ünder\0 water', email: '' };

test('a form without scripts brings photos, and its page says how many are there @X-03 @X-13', async () => {
  expect(leadsTo(await sendForm(FULL, [file, file]))).toEqual([303, '/en-us/reports/…?photos=2&refused=0']);
  expect(await shown()).toHaveLength(2);
  const row = api.database.db.selectFrom('point_reports').select('comment');
  expect((await row.executeTakeFirstOrThrow()).comment).toBe('Ünder water');
  expect(leadsTo(await sendForm(FULL, []))).toEqual([303, '/en-us/reports/…']);
});

test('photos that are too many, too large or none are left out, and the report is kept @X-03 @X-13', async () => {
  const text = Buffer.from('<svg onload="alert(1)"/>');
  const large = Buffer.alloc(PHOTO_LIMITS.bytes + 1);
  const many = [large, text, ...Array.from({ length: 7 }, () => file)];
  expect(leadsTo(await sendForm(FULL, many))).toEqual([303, '/en-us/reports/…?photos=5&refused=4']);
  expect(await shown()).toHaveLength(5);
  expect(filesOfPhotos(api).incoming).toEqual([]);
});

test('a form with photos that says nothing is refused in words, another site’s not at all @X-03 @V-05', async () => {
  const answer = await sendForm({ ...FULL, kind: 'other', text: '' }, [file]);
  expect(leadsTo(answer)).toEqual([303, '/en-us/request-result/invalid?text=required']);
  const foreign = await api.app.inject({
    method: 'POST',
    url: `/api/web/v1/facility/facility/${pointId}/report/`,
    payload: '--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'cross-site' },
  });
  expect([foreign.statusCode, foreign.json().errors[0].code]).toEqual([403, 'foreign-form']);
  expect(await api.database.db.selectFrom('point_reports').selectAll().execute()).toEqual([]);
});

test('a form that is cut short keeps the report and what came of its photos @X-03 @X-13', async () => {
  const head = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`;
  const fields = `${head('kind')}\r\n\r\nclosed\r\n${head('locale')}\r\n\r\nen-US\r\n`;
  const send = (payload: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/web/v1/facility/facility/${pointId}/report/`,
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
    });
  const cut = await send(`${fields}${head('photos')}; filename="a.jpg"\r\n\r\nhalf a pho`);
  expect(leadsTo(cut)[1]).toMatch(/^\/en-us\/reports\/…\?photos=0&refused=[12]$/);
  expect(leadsTo(await send('nonsense'))).toEqual([303, '/en-us/request-result/failed']);
});

test('a point that closes meanwhile is told apart from one that never was @X-03', async () => {
  const { db } = api.database;
  const status = (to: string) =>
    db.updateTable('recycling_points').set({ status: to }).where('id', '=', pointId).execute();
  await status('closed');
  const answer = await report({ kind: 'closed' });
  await status('accepted');
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([410, 'point-closed']);
});

test('an address sends so many reports an hour, a point is reported so often, a photo sent so often @X-03', async () => {
  const limited = await startTestApp({
    points: 10,
    reportsPerHour: 3,
    reportsOfPointPerHour: 2,
    reportPhotosPerMinute: 1,
  });
  try {
    const { db } = limited.database;
    const rows = await db
      .selectFrom('recycling_points')
      .select('id')
      .where('status', '=', 'accepted')
      .limit(2)
      .execute();
    const [one = 0, other = 0] = rows.map(({ id }) => id);
    const send = (id: number, remoteAddress: string) =>
      limited.app.inject({
        method: 'POST',
        url: `/api/web/v1/facility/facility/${id}/report/`,
        payload: { kind: 'closed' },
        remoteAddress,
      });
    const statuses = [];
    for (const id of [one, one, other, other]) statuses.push((await send(id, '192.0.2.1')).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const ofPoint = await send(one, '192.0.2.2');
    expect([ofPoint.statusCode, ofPoint.json().errors[0].code]).toEqual([429, 'too-many-reports']);
    expect(Number(ofPoint.headers['retry-after'])).toBeGreaterThan(60);
    expect((await sendReportPhoto(limited, file)).statusCode).toBe(201);
    expect((await sendReportPhoto(limited, file)).statusCode).toBe(429);
  } finally {
    await limited.close();
  }
});
