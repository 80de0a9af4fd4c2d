import { ApiError, LOCALES } from '@ecocircle/shared-contracts';
import { fakeOnly } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEvent, serveOwnEvents } from '../../testing/own-events.ts';
import { aUser, startPage } from '../../testing/start-page.tsx';

const EDIT = '/profile/edit-charity-event/';
const NEW = '/profile/create-charity-event';
const user = aUser({ roles: ['charity-events-creator'] });
const aDraft = (facts: Parameters<typeof anEvent>[1] = {}) => anEvent('7', { status: 'draft', ...facts });

const field = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const gaps = () => within(screen.getByRole('region', { name: /Missing|Nothing is missing/ }));

// A week before the events of these tests: one that is over is not published.
beforeEach(() => void jest.useFakeTimers({ ...fakeOnly('Date'), now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

test('a new draft is saved as it is, and edited at its own address @E-03 @R-15', async () => {
  const api = serveOwnEvents([]);
  const { router } = startPage(NEW, { user, api });
  await field('Name of the event');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await type('Name of the event', 'Shore');
  press('Save draft');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${EDIT}new`));
  const [made] = api.calls.filter(({ method }) => method === 'POST');
  expect(made).toMatchObject({ body: { name: 'Shore', kind: '', starts: '' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Shore' })).toBeTruthy();
});

test('a draft is saved over the version that was edited, again and again @E-03', async () => {
  const api = serveOwnEvents([aDraft({ version: 4 })]);
  startPage(`${EDIT}7`, { user, api });
  for (const name of ['Once', 'Twice']) {
    await type('Name of the event', name);
    press('Save draft');
    expect(await screen.findByText('All changes are saved')).toBeTruthy();
  }
  const versions = api.calls.flatMap(({ body }) => (body ? [(body as { version: number }).version] : []));
  expect(versions).toEqual([4, 5]);
});

test('what is missing stands beside the fields, and keeps it from being published @E-03', async () => {
  const api = serveOwnEvents([
    aDraft({ kind: '', starts: '', organizer: { name: '', phone: '', email: '' } }),
  ]);
  startPage(`${EDIT}7`, { user, api });
  await field('Name of the event');
  await waitFor(() =>
    expect(
      gaps()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kind', 'Begins', 'Organizer', 'Email']),
  );
  press('Publish');
  expect(await screen.findByText('Some fields need your attention.')).toBeTruthy();
  expect(api.calls.filter(({ method }) => method !== undefined)).toEqual([]);
  fireEvent.click(gaps().getByRole('button', { name: 'Email' }));
  expect(document.activeElement).toBe(await field('Email'));
});

test('a complete draft is saved and published, and the list follows @E-03', async () => {
  const api = serveOwnEvents([aDraft()]);
  const { router } = startPage(`${EDIT}7`, { user, api });
  await type('Name of the event', 'Ready');
  expect(await screen.findByText('The event can be published.')).toBeTruthy();
  press('Publish');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/charity-events/'));
  const writes = api.calls.flatMap(({ method, path }) => (method ? [`${method} ${path}`] : []));
  expect(writes).toEqual([
    'PATCH /api/web/v1/promotion/own-event/7/',
    'POST /api/web/v1/promotion/own-event/7/publish/',
  ]);
});

test('a save that fails keeps everything and says so @E-03', async () => {
  const api = serveOwnEvents([aDraft()]);
  const authenticated: typeof api.authenticated = async (call) => {
    if (call.method) throw new ApiError(503, []);
    return api.authenticated(call);
  };
  startPage(`${EDIT}7`, { user, api: { authenticated } });
  await type('Name of the event', 'Kept');
  press('Save draft');
  expect(await screen.findByText(/^The event was not saved\./)).toBeTruthy();
  expect((await field('Name of the event')).value).toBe('Kept');
});

test('two people: mine replaces theirs when asked, theirs is taken when asked @E-03 @X-19', async () => {
  const event = aDraft();
  startPage(`${EDIT}7`, { user, api: serveOwnEvents([event]) });
  await type('Name of the event', 'Mine');
  Object.assign(event.attributes, { name: 'Theirs', version: 2 });
  press('Save draft');
  expect(await screen.findByText('Somebody else saved this event')).toBeTruthy();
  press('Keep mine');
  // The fields take nothing while it is saved.
  expect(await screen.findByText('All changes are saved')).toBeTruthy();
  expect(event.attributes.name).toBe('Mine');

  await type('Name of the event', 'Mine again');
  Object.assign(event.attributes, { name: 'Theirs again', version: 9 });
  press('Save draft');
  await screen.findByText('Somebody else saved this event');
  press('Take theirs');
  await waitFor(async () => expect((await field('Name of the event')).value).toBe('Theirs again'));
  expect(await screen.findByText('All changes are saved')).toBeTruthy();
});

test('a published event is changed by support, seen, copied or cancelled @E-03', async () => {
  const event = anEvent('7', { name: 'Shore & sea' });
  startPage(`${EDIT}7`, { user, api: serveOwnEvents([event]) });
  const mail = await screen.findByRole('link', { name: 'Ask for a change' });
  const href = new URL(mail.getAttribute('href') ?? '');
  expect(href.protocol).toBe('mailto:');
  expect(href.searchParams.get('body')).toContain('Event 7: Shore & sea');
  expect(screen.getByRole('link', { name: 'See its page' }).getAttribute('href')).toBe('/charity-event/7');
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();

  press('Cancel the event');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'A storm' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the event' }));
  expect(await screen.findByRole('region', { name: 'This event is canceled' })).toBeTruthy();
  expect(screen.getByText('A storm')).toBeTruthy();
});

test('half a moment is told of, not saved, and outlives a reload of the page @E-03', async () => {
  const kept = new Map<string, unknown>();
  const drafts = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: unknown) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const api = serveOwnEvents([aDraft({ starts: '', ends: '' })]);
  startPage(`${EDIT}7`, { user, api, drafts });
  await type('Begins Day', '11/28/2026');
  await type('Ends Day', '02/31/2026');
  await type('Ends Time', '25:70');
  await waitFor(() => expect(kept.get('mf-cabinet.event.7')).toMatchObject({ starts: '2026-11-28T' }));
  cleanup();

  startPage(`${EDIT}7`, { user, api, drafts });
  expect((await field('Begins Day')).value).toBe('11/28/2026');
  expect([(await field('Ends Day')).value, (await field('Ends Time')).value]).toEqual([
    '02/31/2026',
    '25:70',
  ]);
  press('Save draft');
  expect(await screen.findByText('The time is missing')).toBeTruthy();
  expect(screen.getByText(/^Write the date like this: 12\/31\/\d{4}$/)).toBeTruthy();
  expect(screen.getByText('Write the time like this: 6:30 PM')).toBeTruthy();
  expect(document.activeElement).toBe(await field('Begins Time'));
  expect(api.calls.filter(({ method }) => method !== undefined)).toEqual([]);

  (await field('Name of the event')).focus();
  fireEvent.click(gaps().getByRole('button', { name: 'Begins' }));
  expect(document.activeElement).toBe(await field('Begins Time'));
});

test('a moment is saved as the clock at the place shows it @E-03', async () => {
  const api = serveOwnEvents([aDraft({ starts: '', ends: '' })]);
  startPage(`${EDIT}7`, { user, api });
  await type('Begins Day', '11/28/2026');
  await type('Begins Time', '6:30 pm');
  press('Save draft');
  expect(await screen.findByText('All changes are saved')).toBeTruthy();
  expect(api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    body: { starts: '2026-11-28T18:30', ends: '' },
  });
});

test('what is over is over by the portal’s clock, not by the visitor’s @E-03', async () => {
  jest.setSystemTime(new Date('2027-05-01T12:00:00Z'));
  const api = serveOwnEvents([aDraft()]);
  startPage(`${EDIT}7`, { user, api, present: () => new Date('2026-11-21T12:00:00Z') });
  await field('Name of the event');
  expect(await screen.findByText('The event can be published.')).toBeTruthy();
  press('Publish');
  await waitFor(() => expect(api.calls.filter(({ path }) => path.endsWith('/publish/'))).toHaveLength(1));
});

test.each(LOCALES)('has its words in %s @I-01', async (locale) => {
  const { container } = startPage(`${EDIT}7`, { user, locale, api: serveOwnEvents([aDraft({ kind: '' })]) });
  await screen.findByRole('heading', { level: 1, name: 'Event 7' });
  await waitFor(() => expect(container.querySelectorAll('[name="starts"]')).toHaveLength(1));
  expect(container.textContent).not.toMatch(/eventEditor\.|eventActions\.|eventKind\.|\{\{/);
});

test('the cover photo is shown, and a save names it, or that there is none @E-03', async () => {
  const photo = { id: 'p1', url: '/media/p1.jpg', thumbnail_url: '/media/p1-s.jpg', width: 900, height: 600 };
  const api = serveOwnEvents([aDraft({ photo })]);
  startPage(`${EDIT}7`, { user, api });
  await type('Name of the event', 'Shore');
  press('Save draft');
  expect(await screen.findByText('All changes are saved')).toBeTruthy();
  press('Remove photo 1 of 1');
  press('Save draft');
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
  const bodies = api.calls.flatMap(({ body }) => (body ? [body as Record<string, unknown>] : []));
  expect(bodies.map(({ photoId }) => photoId)).toEqual(['p1', null]);
  expect(bodies.every((body) => !('cover' in body))).toBe(true);
});

test('an event that is not there, or somebody else’s, is a 404 @E-03', async () => {
  startPage(`${EDIT}8`, { user, api: serveOwnEvents([aDraft()]) });
  expect(await screen.findByText(/404/)).toBeTruthy();
});
