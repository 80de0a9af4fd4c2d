import { ApiError, LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { anEvent, serveOwnEvents } from '../../testing/own-events.ts';
import { aUser, messagesOf, startPage } from '../../testing/start-page.tsx';

const PAGE = '/profile/charity-events/';
const user = aUser({ roles: ['charity-events-creator'] });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'My charity events' })).getAllByRole('listitem');

const EVENTS = () => [
  anEvent('1', { status: 'draft', name: '', starts_at: null, ends_at: null, city: '', address: '' }),
  anEvent('2'),
  anEvent('3', { ends_at: '2026-11-01T08:00:00.000Z' }),
  anEvent('4', { status: 'cancelled' }),
];

test('tells the creator where each event stands, and leads to it @E-03 @R-15', async () => {
  startPage(PAGE, { user, api: serveOwnEvents(EVENTS()) });
  const shown = (await rows()).map((row) => [
    within(row).getByRole('link').textContent,
    within(row).getByRole('link').getAttribute('href'),
    within(row).getByText(/^(Draft|Published|Past|Canceled)$/).textContent,
  ]);
  expect(shown).toEqual([
    ['Unnamed event', '/profile/edit-charity-event/1', 'Draft'],
    ['Event 2', '/profile/edit-charity-event/2', 'Published'],
    ['Event 3', '/profile/edit-charity-event/3', 'Past'],
    ['Event 4', '/profile/edit-charity-event/4', 'Canceled'],
  ]);
  const when = screen.getAllByText(/^Saturday, November 28, 2026, 10:00\sAM\s–\s1:00\sPM$/);
  expect(when.length).toBeGreaterThan(0);
});

test('searches and filters by its address @E-03', async () => {
  const api = serveOwnEvents(EVENTS());
  startPage(`${PAGE}?q=event&state=cancelled`, { user, api });
  expect(await rows()).toHaveLength(1);
  expect(api.calls[0]?.query).toMatchObject({ q: 'event', state: 'cancelled', page: 1 });
  fireEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByText('Event 2')).toBeTruthy();
});

test('begins with a way to the first event @E-03', async () => {
  startPage(PAGE, { user, api: serveOwnEvents([]) });
  expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'Create an event' }))
    expect(link.getAttribute('href')).toBe('/profile/create-charity-event');
});

test('says that nothing was found, and loads again after a failure', async () => {
  startPage(`${PAGE}?q=nothing`, { user, api: serveOwnEvents(EVENTS()) });
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
});

test('a failure is told, and the list comes on retry', async () => {
  const api = serveOwnEvents(EVENTS());
  let isDown = true;
  const authenticated: typeof api.authenticated = async (call) => {
    if (isDown) throw new ApiError(503, []);
    return api.authenticated(call);
  };
  startPage(PAGE, { user, api: { authenticated } });
  expect(await screen.findByText('Your events did not load')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(4);
});

test.each(LOCALES)('has its words in %s @I-01', async (locale) => {
  const { container } = startPage(PAGE, { user, locale, api: serveOwnEvents(EVENTS()) });
  const { title } = messagesOf(locale).myEvents as { title: string };
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  await screen.findByText('Event 2');
  expect(container.textContent).not.toMatch(/myEvents\.|eventState\.|\{\{/);
});
