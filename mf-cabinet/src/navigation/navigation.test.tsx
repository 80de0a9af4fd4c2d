import type { PortalRouteObject } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aUser, startPage } from '../testing/start-page.tsx';

const links = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Your account' });
  return within(navigation).getAllByRole('link');
};

test.each([
  ['user', ['/profile', '/profile/balance', '/profile/logout']],
  ['charity-events-creator', ['/profile', '/profile/logout']],
  ['recycling-points-creator', ['/profile', '/profile/recycling-points', '/profile/logout']],
] as const)('leads a %s to the pages that exist for the role', async (role, paths) => {
  startPage('/profile', { user: aUser({ roles: [role] }) });
  expect((await links()).map((link) => link.getAttribute('href'))).toEqual(paths);
});

test('marks the page that is shown', async () => {
  startPage('/profile/recycling-points');
  const current = (await links()).filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/profile/recycling-points']);
});

test('stands beside every page too', async () => {
  const { routes } = startPage('/profile');
  const pages = await Promise.all(routes.map(({ lazy }) => (lazy as () => Promise<PortalRouteObject>)()));
  expect(pages.map(({ handle }) => typeof handle?.slots?.left)).toEqual(['function', 'function', 'function']);
});
