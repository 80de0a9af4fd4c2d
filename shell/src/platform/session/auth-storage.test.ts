import { openBrowserAt } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { expireAuth, forgetAuth, readAuth, readEnd, STORAGE_KEY, writeAuth } from './auth-storage.ts';
import { sessionOf } from './testing/stored-session.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  forgetAuth();
});
afterEach(() => {
  jest.useRealTimers();
  openBrowserAt('http://localhost:3000/');
});

/** What is written into the cookie from now on. */
const writtenCookies = () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  return () => written.mock.calls.map(([cookie]) => cookie);
};

test('the token lies in a cookie for all pages, until the session ends by the server’s clock', () => {
  const written = writtenCookies();
  writeAuth({ ...sessionOf('a.b+c=', 3600), clockOffset: 60_000 });
  expect(written()).toEqual(['auth_token=a.b%2Bc%3D; Path=/; SameSite=Lax; Max-Age=3540']);
});

test('the cookie of a secure page is sent to secure pages only', () => {
  openBrowserAt('https://portal.example/');
  const written = writtenCookies();
  writeAuth(sessionOf('a'));
  expect(written()).toEqual(['auth_token=a; Path=/; SameSite=Lax; Max-Age=3600; Secure']);
});

test('a token of any characters is read back, beside other cookies', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'auth_token_of_another=x; Path=/';
  const auth = sessionOf('a; b=c%');
  writeAuth(auth);
  expect(readAuth(NOW)).toEqual(auth);
});

test('a token that is not the cookie’s is no session', () => {
  writeAuth(sessionOf('a'));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(sessionOf('b')));
  expect(readAuth(NOW)).toBeNull();
});

test('a session lasts to the last moment and no longer', () => {
  writeAuth(sessionOf('a', 60));
  expect(readAuth(NOW + 59_999)).not.toBeNull();
  expect(readAuth(NOW + 60_000)).toBeNull();
});

test('who leaves takes cookie and store along', () => {
  writeAuth(sessionOf('a'));
  forgetAuth();
  expect(document.cookie).not.toContain('auth_token=');
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  expect(readEnd()).toBe('left');
});

test('a session that lapsed leaves no token behind, only that it lapsed', () => {
  writeAuth(sessionOf('a'));
  expireAuth('a', NOW);
  expect(document.cookie).not.toContain('auth_token=');
  expect(localStorage.getItem(STORAGE_KEY)).toBe('{"ended":"expired"}');
  expect(readAuth(NOW)).toBeNull();
  expect(readEnd()).toBe('expired');
});

test('where the browser lets nobody look there is no session and no end', () => {
  writeAuth(sessionOf('a'));
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readAuth(NOW)).toBeNull();
  expect(readEnd()).toBeNull();
});
