import {
  type ApiCall,
  ApiError,
  LOCALES,
  POINT_STATUSES,
  type PointStatus,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPoint, aReport, pointsIn, serveOwnPoints } from '../../testing/own-points.ts';
import { messagesOf, startPage } from '../../testing/start-page.tsx';

const LIST = '/profile/recycling-points';
const statuses = Object.keys(POINT_STATUSES) as PointStatus[];
const rows = async () => within(await screen.findByRole('list', { name: 'My recycling points' }));
const filter = async () => within(await screen.findByRole('navigation', { name: 'Filter by status' }));

const statusWord = (locale: (typeof LOCALES)[number], status: PointStatus): string =>
  (messagesOf(locale).status as Record<PointStatus, string>)[status];

test('shows photo, name, address, icon and status of each point @P-01', async () => {
  const photo = {
    id: '1',
    url: '/media/a.webp',
    thumbnailUrl: '/media/a-small.webp',
    width: 800,
    height: 600,
  };
  const api = serveOwnPoints([
    aPoint({ id: '17', name: 'Park corner', address: '5 Elm Street', photos: [photo], status: 'draft' }),
  ]);
  const { container } = startPage(LIST, { api });

  const row = await rows();
  expect(row.getByRole('heading', { name: 'Park corner' })).toBeTruthy();
  expect(row.getByText('5 Elm Street')).toBeTruthy();
  expect(row.getByText('Draft')).toBeTruthy();
  expect(row.getByText('1 material')).toBeTruthy();
  expect(row.getByText('Updated 3 days ago')).toBeTruthy();
  expect(container.querySelector('img[src="/media/a-small.webp"]')).not.toBeNull();
  expect(container.querySelector('img[src="/media/icons/paper.svg"]')).not.toBeNull();
});

test('puts a placeholder where there is no photo @P-01', async () => {
  const { container } = startPage(LIST, { api: serveOwnPoints([aPoint({ id: '17' })]) });
  await rows();
  expect(container.querySelector('li [data-ratio="4/3"] svg')).not.toBeNull();
});

test.each(LOCALES)('labels all seven statuses in %s with word, hue and icon @P-01', async (locale) => {
  const { container } = startPage(LIST, { locale, api: serveOwnPoints(pointsIn(...statuses)) });
  await waitFor(() => expect(container.querySelectorAll('li h2')).toHaveLength(7));

  const labels = statuses.map((status, index) => {
    const row = container.querySelectorAll<HTMLElement>('li:has(h2)')[index] as HTMLElement;
    const label = within(row).getByText(statusWord(locale, status)).parentElement as HTMLElement;
    expect(label.querySelector('svg')).not.toBeNull();
    return label;
  });
  expect(new Set(labels.map(({ className }) => className)).size).toBe(7);
  expect(new Set(labels.map((label) => label.querySelector('svg')?.innerHTML)).size).toBe(7);
});

test('shows an unknown status as a draft @P-01', async () => {
  const known = aPoint({ id: '17' });
  const status = { data: { type: 'status', id: 'teleported' } };
  const point = { ...known, relationships: { ...known.relationships, status } };
  startPage(LIST, { api: serveOwnPoints([point]) });
  expect((await rows()).getByText('Draft')).toBeTruthy();
});

test('leads from an accepted point, and from no other, to its public page, and from each to its history @X-01', async () => {
  startPage(LIST, { api: serveOwnPoints(pointsIn('draft', 'accepted')) });
  await waitFor(async () =>
    expect((await rows()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/recycling-points/1',
      '/recycling-points/2',
      '/profile/recycling-points/2',
    ]),
  );
});

test('says on which points visitors report something, and leads to what they say @X-03', async () => {
  const reports = [aReport('1', '2'), aReport('2', '2')];
  startPage(LIST, { api: serveOwnPoints(pointsIn('accepted', 'accepted'), reports) });
  await waitFor(async () => {
    const links = (await rows()).getAllByRole('link', { name: /report/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 visitors report problems', '/profile/recycling-points/2'],
    ]);
  });
});

test('filters by status, with the number of points beside each @P-01', async () => {
  startPage(LIST, { api: serveOwnPoints(pointsIn('draft', 'accepted', 'draft')) });
  fireEvent.click(await (await filter()).findByRole('link', { name: 'Draft 2' }));

  await waitFor(async () => expect((await rows()).getAllByRole('heading')).toHaveLength(2));
  expect(window.location.search).toBe('?status=draft');
  expect(await (await filter()).findByRole('link', { name: 'Draft 2', current: true })).toBeTruthy();
  expect(await (await filter()).findByRole('link', { name: 'Closed for good 0' })).toBeTruthy();
});

test('searches by name and address after a pause, keeping the status, in the address @P-01', async () => {
  const api = serveOwnPoints([
    aPoint({ id: '1', name: 'Park corner', status: 'draft' }),
    aPoint({ id: '2', name: 'River bank', status: 'draft' }),
  ]);
  startPage(`${LIST}?status=draft&page=1`, { api });
  await rows();
  const field = screen.getByRole('searchbox', { name: 'Search by name or address' });
  for (const text of ['r', 'ri', 'river']) fireEvent.change(field, { target: { value: text } });

  await waitFor(() => expect(window.location.search).toBe('?status=draft&q=river'));
  await waitFor(async () => expect((await rows()).getAllByRole('heading')).toHaveLength(1));
  expect(api.calls.filter(({ query }) => query?.q === 'ri')).toEqual([]);
  await waitFor(() => expect((field as HTMLInputElement).value).toBe('river'));
});

test('takes status, search and page from the address @P-01', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    aPoint({ id: String(index + 1), name: `Kiosk ${index}` }),
  );
  startPage(`${LIST}?status=accepted&q=kiosk&page=2`, { api: serveOwnPoints(many) });

  await waitFor(async () => expect((await rows()).getAllByRole('heading')).toHaveLength(6));
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('kiosk');
  expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Previous' })).getAttribute('href')).toBe(
    `${LIST}?status=accepted&q=kiosk`,
  );
});

test('holds one page of thousands of points in the document @P-01', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => aPoint({ id: String(index + 1) }));
  startPage(LIST, { api: serveOwnPoints(many) });

  await waitFor(async () => expect((await rows()).getAllByRole('heading')).toHaveLength(24));
  expect(await screen.findByText('Page 1 of 209')).toBeTruthy();
  expect(await screen.findByText('5,000 points in all')).toBeTruthy();
});

test('says that there are no points yet @P-01', async () => {
  startPage(LIST, { api: serveOwnPoints([]) });
  expect(await screen.findByRole('heading', { name: 'No recycling points yet' })).toBeTruthy();
  const main = within(
    screen.getByRole('heading', { name: 'No recycling points yet' }).parentElement ?? document.body,
  );
  expect(main.getByRole('link', { name: 'Add a point' }).getAttribute('href')).toBe(
    '/profile/create-recycling-point',
  );
});

test('says what was looked for when nothing matches, and leads back to all points', async () => {
  startPage(`${LIST}?status=declined&q=moon`, { api: serveOwnPoints(pointsIn('accepted')) });
  expect(await screen.findByText('No point with the status “Declined” matches “moon”.')).toBeTruthy();

  fireEvent.click(screen.getByRole('link', { name: 'Show all points' }));

  await waitFor(async () => expect((await rows()).getAllByRole('heading')).toHaveLength(1));
  await waitFor(() => expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe(''));
});

test('leads back from a page behind the end of the list', async () => {
  startPage(`${LIST}?page=9`, { api: serveOwnPoints(pointsIn('accepted')) });
  fireEvent.click(await screen.findByRole('link', { name: 'Go to the first page' }));
  expect((await rows()).getAllByRole('heading')).toHaveLength(1);
});

test('shows rows of skeletons until the first answer', async () => {
  const { container } = startPage(LIST, { api: { authenticated: () => new Promise(() => {}) } });
  expect(await screen.findByText('Loading…')).toBeTruthy();
  expect(container.querySelectorAll('.row[aria-hidden="true"]')).toHaveLength(6);
});

test('announces a failure and loads again on request', async () => {
  const server = serveOwnPoints(pointsIn('accepted'));
  let down = true;
  const authenticated: typeof server.authenticated = (call) =>
    down ? Promise.reject(new ApiError(503, [])) : server.authenticated(call);
  startPage(LIST, { api: { authenticated } });
  expect(within(await screen.findByRole('alert')).getByText('Your points did not load')).toBeTruthy();

  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect((await rows()).getAllByRole('heading')).toHaveLength(1);
});

test('keeps the list that could not be loaded anew, says so, and loads it on request', async () => {
  const points = pointsIn('accepted');
  const server = serveOwnPoints(points);
  let down = false;
  const authenticated: typeof server.authenticated = (call) =>
    down ? Promise.reject(new ApiError(503, [])) : server.authenticated(call);
  const { events } = startPage(LIST, { api: { authenticated } });
  await rows();

  down = true;
  act(() => events.emit('point-changed', { id: '2', status: 'draft' }));
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('This could not be refreshed and may be out of date.')).toBeTruthy();
  expect((await rows()).getAllByRole('heading')).toHaveLength(1);

  down = false;
  points.push(aPoint({ id: '2', status: 'draft' }));
  fireEvent.click(notice.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await rows()).getAllByRole('heading')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('leaving the page aborts what it asked for', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const authenticated = (call: ApiCall) => {
    if (call.query?.page_size === 24) signals.push(call.signal);
    return new Promise<unknown>(() => {});
  };
  startPage(LIST, { api: { authenticated } });
  fireEvent.click(await screen.findByRole('link', { name: 'Profile' }));
  await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([true]));
});

test('each point has a menu of what its creator can do, one that is over has none @P-01', async () => {
  const { container } = startPage(LIST, {
    api: serveOwnPoints(pointsIn('draft', 'accepted', 'closed', 'blocked-by-moderator')),
  });
  await rows();
  fireEvent.click(screen.getByRole('button', { name: 'Actions for “Point 2”' }));
  expect(await screen.findByRole('button', { name: 'Close…' })).toBeTruthy();
  expect(container.querySelectorAll('li button[aria-expanded]')).toHaveLength(2);
});

test('a declined point says why @P-01', async () => {
  const point = aPoint({ id: '1', status: 'declined', declineReason: 'The photo shows another street' });
  startPage(LIST, { api: serveOwnPoints([point]) });
  expect(await screen.findByText('Declined: The photo shows another street')).toBeTruthy();
});
