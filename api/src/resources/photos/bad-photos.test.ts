import { deflateRawSync } from 'node:zlib';
import { PHOTOS_PATH } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { heic, heicClaiming, heicOfNoise, PHOTOS, picture, pngOfOneColour } from './testing/pictures.ts';
import { filesOfPhotos, formOf, sendPhoto } from './testing/upload.ts';

let api: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  api = await startTestApp({ points: 10, photosPerMinute: 1000 });
  headers = await api.signIn('points@demo.test');
});
afterAll(() => api.close());

const cut = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length * 0.6));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
/** The head of an archive, and something packed behind it. */
const ZIP = Buffer.concat([
  Buffer.from('504b0304140000000800', 'hex'),
  Buffer.alloc(20),
  deflateRawSync('a'.repeat(9000)),
]);

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['an archive named .jpg', () => ZIP, 'photo-type'],
  ['an SVG with a script', () => Buffer.from(SVG), 'photo-type'],
  ['an SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 'photo-type'],
  ['a GIF', () => picture(8, 8).gif().toBuffer(), 'photo-type'],
  ['an AVIF', () => picture(64, 64).avif().toBuffer(), 'photo-type'],
  ['words', () => Buffer.from('no picture at all'), 'photo-type'],
  ['nothing', () => Buffer.alloc(0), 'photo-type'],
  ['a bomb of 900 megapixels', () => pngOfOneColour(30_000), 'photo-too-many-pixels'],
  ['a picture of 51 megapixels', () => pngOfOneColour(7_142), 'photo-too-many-pixels'],
  ['a JPEG that ends too early', async () => cut(await PHOTOS.jpeg()), 'photo-unreadable'],
  ['a PNG that ends too early', async () => cut(await PHOTOS.png()), 'photo-unreadable'],
  ['a WebP that ends too early', async () => cut(await PHOTOS.webp()), 'photo-unreadable'],
  ['a HEIC that ends too early', () => cut(heic()), 'photo-unreadable'],
  ['a JPEG of its first bytes', () => Buffer.from('ffd8ffe0', 'hex'), 'photo-unreadable'],
  ['a HEIC of noise', heicOfNoise, 'photo-unreadable'],
  ['a HEIC in name only', () => Buffer.concat([heic().subarray(0, 40), ZIP]), 'photo-unreadable'],
  ['a HEIC that claims to be huge', () => heicClaiming(60_000), 'photo-too-many-pixels'],
])('%s is refused, and nothing of it stays @P-02 @V-05', async (_, file, code) => {
  const before = filesOfPhotos(api);
  const answer = await sendPhoto(api, await file(), headers);
  expect(answer.json().errors).toMatchObject([{ code }]);
  expect(answer.statusCode).toBe({ 'photo-type': 415 }[code] ?? 422);
  expect(filesOfPhotos(api)).toEqual(before);
});

test('a HEIC that claims to be smaller than it is harms nobody @V-05', async () => {
  const answer = await sendPhoto(api, heicClaiming(16), headers);
  expect([201, 422]).toContain(answer.statusCode);
  const after = await sendPhoto(api, await picture(60, 40).jpeg().toBuffer(), headers);
  expect(after.statusCode).toBe(201);
});

test('a picture with a fault that changes nothing of it is taken @P-02', async () => {
  const file = await PHOTOS.jpeg();
  const withJunk = Buffer.concat([file, Buffer.from('the maker’s own data')]);
  expect((await sendPhoto(api, withJunk, headers)).statusCode).toBe(201);
});

test('a photo with sixteen bits a colour is taken @P-02', async () => {
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#808080' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  expect((await sendPhoto(api, file, headers)).statusCode).toBe(201);
});

describe('a request that is no form with a photo @V-05', () => {
  const post = (payload: string | Buffer, type: string) =>
    api.app.inject({
      method: 'POST',
      url: PHOTOS_PATH,
      payload,
      headers: { ...headers, 'content-type': type },
    });

  test.each<[string, string, string, number, string]>([
    ['JSON', '{}', 'application/json', 415, 'wrong-content-type'],
    ['a picture as it is', 'x', 'image/jpeg', 415, 'wrong-content-type'],
    ['a form without a boundary', 'x', 'multipart/form-data', 400, 'upload-broken'],
    ['a form with another boundary', 'x', 'multipart/form-data; boundary=a', 400, 'upload-broken'],
    [
      'a form that ends inside the photo',
      '--a\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc',
      'multipart/form-data; boundary=a',
      400,
      'upload-broken',
    ],
    [
      'a field called __proto__',
      '--a\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--a--',
      'multipart/form-data; boundary=a',
      400,
      'upload-broken',
    ],
  ])('%s', async (_, payload, type, status, code) => {
    const answer = await post(payload, type);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code]);
    expect(filesOfPhotos(api).incoming).toEqual([]);
  });

  test('fields without a file', async () => {
    const form = await formOf({ photo: 'words' });
    const answer = await post(form.payload, form.headers['content-type']);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, 'photo-missing']);
  });
});
