import { CABINET_LAYOUT, DEFAULT_LAYOUT, type PortalRouteObject } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import descriptor from '../../remote.json' with { type: 'json' };
import { pointsIn, serveOwnPoints } from '../testing/own-points.ts';
import { aUser, startPage } from '../testing/start-page.tsx';

const links = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Your account' });
  return within(navigation).getAllByRole('link');
};

test.each([
  ['user', ['/profile', '/profile/balance', '/profile/account', '/profile/logout']],
  [
    'charity-events-creator',
    ['/profile', '/profile/charity-events/', '/profile/organization', '/profile/account', '/profile/logout'],
  ],
  [
    'recycling-points-creator',
    ['/profile', '/profile/recycling-points', '/profile/organization', '/profile/account', '/profile/logout'],
  ],
] as const)('leads a %s to the pages that exist for the role', async (role, paths) => {
  startPage('/profile', { user: aUser({ roles: [role] }) });
  expect((await links()).map((link) => link.getAttribute('href'))).toEqual(paths);
});

test.each([
  ['/profile/recycling-points', '/profile/recycling-points', 'page'],
  ['/profile/charity-events', '/profile/charity-events/', 'page'],
  ['/profile/recycling-points/import', '/profile/recycling-points', 'true'],
  ['/profile/create-charity-event', '/profile/charity-events/', 'true'],
] as const)('at %s marks %s', async (path, link, current) => {
  const user = aUser({ roles: ['charity-events-creator', 'recycling-points-creator'] });
  startPage(path, { user });
  const marked = (await links()).filter((one) => one.hasAttribute('aria-current'));
  expect(marked.map((one) => [one.getAttribute('href'), one.getAttribute('aria-current')])).toEqual([
    [link, current],
  ]);
});

test('stands beside every page too', async () => {
  const { routes } = startPage('/profile');
  const pages = await Promise.all(routes.map(({ lazy }) => (lazy as () => Promise<PortalRouteObject>)()));
  expect(pages.map(({ handle }) => typeof handle?.slots?.left)).toEqual(routes.map(() => 'function'));
});

test('says how many points need attention, on every page @R-15', async () => {
  const api = serveOwnPoints(pointsIn('draft', 'declined', 'accepted'));
  startPage('/profile/recycling-points', { api });
  expect(await screen.findAllByText('2 need your attention')).not.toHaveLength(0);
});

test('says nothing of points that are all in order', async () => {
  startPage('/profile/recycling-points', { api: serveOwnPoints(pointsIn('accepted')) });
  await screen.findByText('1 point in all');
  expect(screen.queryByText(/need your attention/)).toBeNull();
});

test.each(descriptor.routes.map(({ id, layout }) => [id, layout] as const))(
  'the page %s is laid out as the cabinet is, without the marketing of the public pages @L-02',
  (_, layout) => {
    expect({ ...DEFAULT_LAYOUT, ...layout }).toEqual(CABINET_LAYOUT);
  },
);
