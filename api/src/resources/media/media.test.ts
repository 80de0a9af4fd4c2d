import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { copyPhotos } from '../../demo-data/photo-files.ts';
import { SCENE_PHOTOS } from '../../demo-data/scenes/catalogue.ts';
import { mediaFolder } from './media-folder.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  copyPhotos(mediaFolder(api.database.dataDir));
});
afterAll(() => api.close());

test('a photo is served in both sizes and may be kept for ever', async () => {
  const [photo] = SCENE_PHOTOS;
  const full = await api.get(`/media/${photo?.path}`);
  const small = await api.get(`/media/${photo?.thumbnail_path}`);
  for (const { headers } of [full, small])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  expect(await sharp(full.rawPayload).metadata()).toMatchObject({
    width: photo?.width,
    height: photo?.height,
  });
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 480, height: 320 });
});

test.each([
  '/media/scenes/none.webp',
  '/media/icons/paper.00000000.svg',
  '/media/',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/../test.sqlite',
  '/media/.hidden',
  '/media/scenes',
])('%s is not there', async (url) => {
  const answer = await api.get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json().errors).toHaveLength(1);
});
