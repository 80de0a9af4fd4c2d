import { OWN_FILE_PATHS } from '@ecocircle/shared-contracts/point-file';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { fileSender, table } from './testing/own-file.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 10, pointFilesPerMinute: 3 });
});
afterAll(() => api.close());

const FILE = table('name,lng,lat', 'A,76.9,43.2');
const REVIEW = { transit: 'facility#draft_to_oncheck' };

test('an account has so many files and reviews in bulk a minute, from whatever address, and others have theirs @V-05', async () => {
  const [ada, other] = [await fileSender(api), await fileSender(api, 'all@demo.test')];
  await ada.imports(FILE, true);
  await ada.fetches('csv');
  expect((await ada.post(OWN_FILE_PATHS.bulkTransit, REVIEW)).statusCode).toBe(200);
  const refused = [await ada.send(FILE, true), await ada.post(OWN_FILE_PATHS.bulkTransit, REVIEW)];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  expect(refused[0]?.json().errors[0].code).toBe('too-many-requests');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  await other.imports(FILE, true);
});
