import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { PHOTOS, picture } from './testing/pictures.ts';
import { filesOfPhotos, sendPhoto } from './testing/upload.ts';

let api: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  api = await startTestApp({ points: 10, photosPerMinute: 1000 });
  headers = await api.signIn('points@demo.test');
});
afterAll(() => api.close());

const send = async (file: Uint8Array, as = headers) => sendPhoto(api, file, as);
const sendOne = async (): Promise<string> =>
  (await send(await picture(60, 40).jpeg().toBuffer())).json().data.id;
const remove = (id: string, as = headers) =>
  api.app.inject({ method: 'DELETE', url: `/api/web/v1/media/photos/${id}/`, headers: as });

describe.each(['jpeg', 'png', 'webp', 'heic'] as const)('a %s', (type) => {
  test('is kept upright as WebP in two sizes, and says nothing of camera and place @P-02 @V-05', async () => {
    const file = await PHOTOS[type]();
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Secret');
    const answer = await send(file);
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    const [width, height] = type === 'heic' ? [640, 480] : [600, 800];
    expect(data).toMatchObject({ id: expect.any(String), width, height });
    const full = await sharp((await api.get(data.url)).rawPayload).metadata();
    const small = await sharp((await api.get(data.thumbnail_url)).rawPayload).metadata();
    expect(full).toMatchObject({ format: 'webp', width, height });
    expect(small).toMatchObject({ format: 'webp', width: 480, height: 320 });
    for (const { exif, xmp, icc, iptc } of [full, small])
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

test('a photo that has to be turned is turned: what was above is at the right @P-02', async () => {
  const { data } = (await send(await PHOTOS.png())).json();
  const { rawPayload } = await api.get(data.url);
  const pixels = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) =>
    pixels.data[(y * pixels.info.width + x) * pixels.info.channels] ?? 0;
  expect(redAt(500, 400)).toBeGreaterThan(180);
  expect(redAt(100, 400)).toBeLessThan(80);
});

test('a large photo is made smaller, a small one is left as large as it is @P-02', async () => {
  const large = (
    await send(
      await sharp(await picture(4000, 3000).png().toBuffer())
        .jpeg()
        .toBuffer(),
    )
  ).json();
  expect(large.data).toMatchObject({ width: 1600, height: 1200 });
  const small = (await send(await sharp({ create: SMALL }).png().toBuffer())).json();
  expect(small.data).toMatchObject({ width: 3, height: 2 });
});

const SMALL = { width: 3, height: 2, channels: 4, background: '#00ff0080' } as const;

test('what was sent is kept nowhere', async () => {
  const before = filesOfPhotos(api).shown.length;
  await sendOne();
  expect(filesOfPhotos(api).incoming).toEqual([]);
  expect(filesOfPhotos(api).shown).toHaveLength(before + 2);
});

describe('who may send one', () => {
  test.each([
    ['points@demo.test', 201],
    ['events@demo.test', 201],
    ['user@demo.test', 403],
    ['blocked@demo.test', 403],
  ])('%s gets %i', async (email, status) => {
    const file = await picture(60, 40).jpeg().toBuffer();
    expect((await send(file, await api.tokenOf(email))).statusCode).toBe(status);
  });

  test('nobody without a token', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/api/web/v1/media/photos/' });
    expect(answer.statusCode).toBe(401);
  });
});

describe('deleting one @P-02', () => {
  test('an own photo that nothing shows goes with its files', async () => {
    const id = await sendOne();
    const before = filesOfPhotos(api).shown.length;
    expect((await remove(id)).statusCode).toBe(200);
    expect(filesOfPhotos(api).shown).toHaveLength(before - 2);
    expect((await remove(id)).json().errors[0].code).toBe('photo-not-found');
  });

  test.each(['events@demo.test', 'all@demo.test'])('%s has no such photo', async (email) => {
    const id = await sendOne();
    expect((await remove(id, await api.tokenOf(email))).statusCode).toBe(404);
  });

  test('one that a point shows stays', async () => {
    const id = await sendOne();
    await api.database.db
      .insertInto('point_photos')
      .values({ point_id: 1, photo_id: id, position: 90 })
      .execute();
    expect((await remove(id)).json().errors[0].code).toBe('photo-in-use');
  });

  test.each(['%00', 'x'.repeat(150), '..%2f..'])('what is no id is not there: %s', async (id) => {
    expect((await remove(id)).statusCode).toBe(404);
  });
});
