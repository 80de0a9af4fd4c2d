import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDesk } from './release-run.ts';

// What a browser finds is tested end to end.
beforeAll(() => {
  process.env.RELEASE_BROWSER = '/no/such/browser';
});
afterAll(() => {
  delete process.env.RELEASE_BROWSER;
});

test('a browser that does not start lets nothing pass unopened, and says so @O-04', async () => {
  const desk = openDesk();
  await desk.publish({ version: '1.0.0' });
  const { status, errors } = await desk.run('promote', 'mf-public');
  expect(status).toBe(1);
  expect(errors).toContain('refused by the gate “browser”: the browser /no/such/browser does not start: ');
  expect(errors).toContain('Name the program of a Chromium in RELEASE_BROWSER, or none.');
});
