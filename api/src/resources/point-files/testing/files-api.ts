import { afterAll, beforeEach } from '@jest/globals';
import { startTestApp } from '../../../../test/test-app.ts';
import { signedIn } from '../../recycling-points/testing/creator.ts';
import { fileSender } from './own-file.ts';

/** The API of a test file, with somebody of an organisation who sends files and keeps points. */
export async function startFilesApi() {
  const api = await startTestApp({ points: 60 });
  afterAll(() => api.close());
  return { api, ada: await fileSender(api), creator: await signedIn(api) };
}

/** The same, without a point before each test. */
export async function startEmptyFilesApi() {
  const started = await startFilesApi();
  beforeEach(async () => {
    await started.api.database.db.deleteFrom('recycling_points').execute();
  });
  return started;
}
