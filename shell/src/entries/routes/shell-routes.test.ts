import { expect, test } from '@jest/globals';
import { isIndexable } from '../../platform/routing/route-matches.ts';
import { SHELL_PATHS } from '../../platform/routing/shell-paths.ts';
import { isAccountPage, shellRoutes, shellRoutesFor } from './shell-routes.tsx';

test.each([
  ['/profile/login', true],
  ['/restore-password/some-token/', true],
  ['/confirm-email/some-token', true],
  ['/confirm-new-email/some-token', true],
  ['/logout/', true],
  ['/restore-password', false],
  ['/profile', false],
  ['/', false],
])('whether the code of %s is that of the account: %s @R-10', (path, isAccount) => {
  expect(isAccountPage(path)).toBe(isAccount);
});

test('a first render has its own page at hand, and no other', async () => {
  const routes = await shellRoutesFor('/restore-password/some-token');
  const ready = routes.filter(({ id }, index) => routes[index]?.lazy !== shellRoutes[index]?.lazy && id);
  expect(ready.map(({ id, lazy }) => [id, lazy])).toEqual([['restore-password', undefined]]);
  expect(typeof ready[0]?.Component).toBe('function');
});

test('no page around an account is for search engines', () => {
  expect(shellRoutes.filter((route) => isIndexable([route]))).toEqual([]);
  expect(SHELL_PATHS).toContain('restore-password/:token');
});
