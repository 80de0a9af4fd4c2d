import { expect, test } from '@jest/globals';
import { isCabinetPath, isLoginPath } from './private-path.ts';
import { returnCookie } from './return-cookie.ts';

test.each([
  ['/profile', true, false],
  ['/profile/', true, false],
  ['/profile/balance', true, false],
  ['/profile?page=2', true, false],
  ['/profile#top', true, false],
  ['/profile/login', false, true],
  ['/profile/login/', false, true],
  ['/profile/login?from=mail', false, true],
  ['/profile/login-help', true, false],
  ['/profile/logout', false, false],
  ['/profile/logout?now', false, false],
  ['/profiles', false, false],
  ['/en/profile', false, false],
  ['/', false, false],
])('%s is a page of the cabinet: %s, the login page: %s @A-10', (path, isCabinet, isLogin) => {
  expect(isCabinetPath(path)).toBe(isCabinet);
  expect(isLoginPath(path)).toBe(isLogin);
});

test('a page of the cabinet is remembered for ten minutes, another one is not @A-10', () => {
  expect(returnCookie('/profile/balance?page=2')).toBe(
    'return_to=%2Fprofile%2Fbalance%3Fpage%3D2; Path=/; SameSite=Lax; Max-Age=600',
  );
  expect(returnCookie('/charity-events')).toBeNull();
});

test('an address that is too long for a cookie is not remembered', () => {
  const path = (length: number) => `/profile?${'x'.repeat(length - '/profile?'.length)}`;
  expect(returnCookie(path(499))).not.toBeNull();
  expect(returnCookie(path(500))).toBeNull();
});
