/** @jest-environment @ecocircle/test-kit/process */
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('without an environment the edge serves port 3000 from the project', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, apiUrl: 'http://127.0.0.1:3001' });
  expect(config.releaseStore).toMatch(/\.data\/releases$/);
});

test('every wrong variable is named', () => {
  expect(() => readConfig({ PORT: 'many', API_URL: 'api' })).toThrow(
    /wrong environment: PORT: must be a port number.*API_URL: must be a URL/,
  );
  expect(() => readConfig({ PORT: '70000' })).toThrow('PORT');
});

test('an unreleased build runs on a developer’s machine only', () => {
  expect(readConfig({ DEV_REMOTE: 'mf-public' }).devBuild).toMatchObject({ remote: 'mf-public' });
  expect(() => readConfig({ NODE_ENV: 'production', DEV_REMOTE: 'mf-public' })).toThrow(
    'DEV_REMOTE: is not allowed in production',
  );
});

test('the sign-in with Google is offered where there is a client id @A-11', () => {
  expect(readConfig({}).googleSignIn).toBe(false);
  expect(readConfig({ GOOGLE_CLIENT_ID: '' }).googleSignIn).toBe(false);
  expect(readConfig({ GOOGLE_CLIENT_ID: 'portal' }).googleSignIn).toBe(true);
});
