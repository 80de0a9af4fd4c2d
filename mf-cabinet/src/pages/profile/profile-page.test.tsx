import { ApiError, LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aReport, pointsIn, serveOwnPoints } from '../../testing/own-points.ts';
import { aUser, startPage } from '../../testing/start-page.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('greets by name and shows roles, contacts and organisation', async () => {
  startPage('/profile', { user: aUser({ roles: ['user', 'charity-events-creator'] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ana Paz!' })).toBeTruthy();
  const roles = within(screen.getByRole('list', { name: 'Your roles' }));
  expect(roles.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Participant',
    'Event organizer',
  ]);
  const contacts = await region('Contacts');
  expect(contacts.getByRole('link', { name: 'ana@demo.test' }).getAttribute('href')).toBe(
    'mailto:ana@demo.test',
  );
  expect(contacts.getByRole('link', { name: '+5493415550101' })).toBeTruthy();
  expect(contacts.getByText('Green LLC')).toBeTruthy();
});

test('says which contacts are not given', async () => {
  startPage('/profile', { user: aUser({ phone: null, orgName: null }) });
  const contacts = await region('Contacts');
  expect(contacts.getByText('Not given')).toBeTruthy();
  expect(contacts.queryByText('Organization')).toBeNull();
});

test.each([
  ['en-US', '1,250', 'eco-points'],
  ['es-AR', '1.250', 'ecopuntos'],
  ['ru-RU', '1\u00a0250', 'баллов'],
  ['kk-KZ', '1\u00a0250', 'балл'],
] as const)('writes the balance as %s does', async (locale, number, unit) => {
  startPage('/profile', { locale, user: aUser({ roles: ['user'], balance: 1250 }) });
  const balance = (await screen.findByText(unit)).parentElement;
  expect(balance?.textContent).toBe(`${number} ${unit}`);
});

test('follows the balance of the live socket until it is disposed of', async () => {
  const { events, dispose, session } = startPage('/profile', {
    user: aUser({ roles: ['user'], balance: 10 }),
  });
  await screen.findByText('10');

  act(() => events.emit('balance-changed', { balance: 11 }));
  await screen.findByText('11');

  dispose();
  act(() => events.emit('balance-changed', { balance: 12 }));
  expect(screen.queryByText('12')).toBeNull();
  expect(session.listeners.size).toBe(0);
});

test('follows the session', async () => {
  const { session } = startPage('/profile', { user: aUser({ roles: ['user'], balance: 10 }) });
  await screen.findByText('10');
  act(() =>
    session.change({ status: 'authenticated', user: aUser({ name: 'Leo', roles: ['user'], balance: 77 }) }),
  );
  expect(await screen.findByText('77')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Leo!' })).toBeTruthy();
});

test('shows a balance to the user role only, and counts points for their creator only', async () => {
  const api = serveOwnPoints(pointsIn('draft'));
  startPage('/profile', { api, user: aUser({ roles: ['charity-events-creator'] }) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'My recycling points' })).toBeNull();
  expect(api.calls.filter(({ path }) => path.includes('/facility/'))).toEqual([]);
});

test('leads from what needs attention to the filtered list', async () => {
  const api = serveOwnPoints(pointsIn('draft', 'draft', 'draft', 'declined', 'accepted', 'on-review'));
  startPage('/profile', { api });
  const attention = await region('Needs your attention');
  const links = await attention.findAllByRole('link');
  expect(links.map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')])).toEqual(
    [
      ['1 point was declined', '/profile/recycling-points?status=declined'],
      ['3 drafts are waiting to be completed', '/profile/recycling-points?status=draft'],
    ],
  );
  expect(screen.getByText('4 things need your attention.')).toBeTruthy();
});

test.each([
  [['2', '2', '2'], '3 reports of visitors are open', '/profile/recycling-points/2'],
  [['1', '2'], '2 reports of visitors are open', '/profile/recycling-points'],
])('leads from reports on %j to their point, or to the list', async (points, words, path) => {
  const reports = points.map((point, index) => aReport(String(index), point));
  startPage('/profile', { api: serveOwnPoints(pointsIn('accepted', 'accepted'), reports) });
  const row = await (await region('Needs your attention')).findByRole('link', { name: new RegExp(words) });
  expect(row.getAttribute('href')).toBe(path);
});

test.each([
  [1, '1 черновик ждёт завершения'],
  [2, '2 черновика ждут завершения'],
  [5, '5 черновиков ждут завершения'],
  [21, '21 черновик ждёт завершения'],
])('counts %i drafts in Russian', async (count, words) => {
  const api = serveOwnPoints(pointsIn(...Array.from({ length: count }, () => 'draft' as const)));
  startPage('/profile', { api, locale: 'ru-RU' });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('says so when nothing needs attention', async () => {
  startPage('/profile', { api: serveOwnPoints(pointsIn('accepted', 'on-review')) });
  expect(await screen.findByText('Everything is in order. Nothing needs you right now.')).toBeTruthy();
  const overview = await region('My recycling points');
  expect(overview.getByRole('link', { name: 'In review 1' }).getAttribute('href')).toBe(
    '/profile/recycling-points?status=on-review',
  );
  expect(overview.getByText('2 points in all')).toBeTruthy();
});

test('goes on without the counts and loads them on request', async () => {
  const server = serveOwnPoints(pointsIn('draft'));
  let down = true;
  const authenticated: typeof server.authenticated = (call) =>
    down ? Promise.reject(new ApiError(0, [])) : server.authenticated(call);
  startPage('/profile', { api: { authenticated } });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Contacts' })).toBeTruthy();

  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('1 draft is waiting to be completed')).toBeTruthy();
});

test('counts again when a point changes its status', async () => {
  const points = pointsIn('draft');
  const { events } = startPage('/profile', { api: serveOwnPoints(points) });
  await screen.findByText('1 draft is waiting to be completed');

  points.push(...pointsIn('draft'));
  act(() => events.emit('point-changed', { id: '2', status: 'draft' }));

  expect(await screen.findByText('2 drafts are waiting to be completed')).toBeTruthy();
});

test.each(LOCALES)('leaves no key untranslated in %s', async (locale) => {
  const user = aUser({ roles: ['user', 'charity-events-creator', 'recycling-points-creator'] });
  const { container } = startPage('/profile', { locale, user, api: serveOwnPoints(pointsIn('draft')) });
  await screen.findByRole('heading', { level: 1 });
  expect(container.textContent).not.toMatch(/profile\.|points\.|status\.|role\.|navigation\.|\{\{/);
});
