import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { PHOTO_LIMITS, PHOTOS_PATH } from '@ecocircle/shared-contracts';
import { eventually } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { keepStream } from './receive-photo.ts';
import { picture } from './testing/pictures.ts';
import { filesOfPhotos, sendPhoto } from './testing/upload.ts';
import { UploadSlots } from './upload-slots.ts';

let api: TestApp;
let headers: { authorization: string };
let address: string;
beforeAll(async () => {
  api = await startTestApp({ points: 10, photosPerMinute: 3 });
  headers = await api.signIn('points@demo.test');
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const HEAD = '--a\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
const MEGABYTE = Buffer.alloc(1024 * 1024, 1);

function* megabytes(count: number) {
  yield Buffer.from(HEAD);
  for (let sent = 0; sent < count; sent += 1) yield MEGABYTE;
  yield Buffer.from('\r\n--a--\r\n');
}

/** An upload of unknown length, by an account whose limit others do not use. */
const stream = async (count: number, email: string) =>
  fetch(address + PHOTOS_PATH, {
    method: 'POST',
    headers: { ...(await api.tokenOf(email)), 'content-type': 'multipart/form-data; boundary=a' },
    body: Readable.toWeb(Readable.from(megabytes(count))) as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit);

test('a photo that says that it has 200 MB is refused before it is read @P-02 @V-05', async () => {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  const { authorization } = await api.tokenOf('all@demo.test');
  socket.write(
    `POST ${PHOTOS_PATH} HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\ncontent-type: multipart/form-data; boundary=a\r\ncontent-length: ${200 * 1024 * 1024}\r\n\r\n${HEAD}`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('413');
  expect(String(answer)).toContain('photo-too-large');
  socket.destroy();
  expect(filesOfPhotos(api).incoming).toEqual([]);
}, 15_000);

test('who sends a photo that is a little too large to the end reads why it is refused @P-02', async () => {
  const body = new FormData();
  body.append('photo', new Blob([Buffer.alloc(PHOTO_LIMITS.bytes + MEGABYTE.length)]), 'a.jpg');
  const answer = await fetch(address + PHOTOS_PATH, {
    method: 'POST',
    headers: { ...(await api.tokenOf('all@demo.test')) },
    body,
  });
  expect([answer.status, (await answer.json()).errors[0].code]).toEqual([413, 'photo-too-large']);
}, 30_000);

test('a photo that grows beyond the limit is refused, and nothing of it stays @P-02 @V-05', async () => {
  const answer = await stream(PHOTO_LIMITS.bytes / MEGABYTE.length + 1, 'all@demo.test');
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    errors: [{ code: 'photo-too-large', detail: 'At most 31,457,280 bytes are taken.' }],
  });
  expect(filesOfPhotos(api).incoming).toEqual([]);
}, 30_000);

test('of an upload that its sender gives up nothing stays @P-02', async () => {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  const { authorization } = await api.tokenOf('events@demo.test');
  socket.write(
    `POST ${PHOTOS_PATH} HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\ncontent-type: multipart/form-data; boundary=a\r\ncontent-length: 9000000\r\n\r\n${HEAD}`,
  );
  socket.write(MEGABYTE);
  await eventually(() => expect(filesOfPhotos(api).incoming).toHaveLength(1));
  socket.destroy();
  await eventually(() => expect(filesOfPhotos(api).incoming).toEqual([]));
}, 15_000);

test('an account sends so many photos a minute, from whatever address @P-02', async () => {
  const file = await picture(60, 40).jpeg().toBuffer();
  const outcomes: number[] = [];
  for (let count = 0; count < 4; count += 1) outcomes.push((await sendPhoto(api, file, headers)).statusCode);
  expect(outcomes).toEqual([201, 201, 201, 429]);
  const refused = await sendPhoto(api, file, headers);
  expect(refused.json().errors[0].code).toBe('too-many-requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a full disk is told apart from a broken upload @P-02', async () => {
  const full = keepStream(Readable.from([MEGABYTE]), '/dev/full', new AbortController().signal);
  await expect(full).rejects.toMatchObject({ statusCode: 507, errors: [{ code: 'photo-storage-full' }] });
});

test('so many photos are in hand at once: of one account, and of all', () => {
  const slots = new UploadSlots({ inAll: 3, perSender: 2 });
  expect([slots.take(1), slots.take(1), slots.take(1)]).toEqual([null, null, 'photos-at-once']);
  expect([slots.take(2), slots.take(3)]).toEqual([null, 'photos-busy']);
  slots.release(1);
  expect([slots.take(3), slots.take(3)]).toEqual([null, 'photos-busy']);
});
