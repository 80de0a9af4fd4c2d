import { serverPoint } from '@ecocircle/app-kit/testing';
import { type ApiCall, ApiError, type Thing, toRecyclingPoint } from '@ecocircle/shared-contracts';
import { setGlobal } from '@ecocircle/test-kit';
import { UNVERSIONED_BASEMAP } from '@ecocircle/ui-kit/map';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadPointCard } from '../../point-card/index.ts';
import { loadReading, NO_WISHES, toSummary } from '../../points-data/index.ts';
import { NOW, openMap, pointsApi } from '../../testing/services.ts';
import type { FirstView, MapData } from './map-data.ts';

const points = ['7', '8'].map((id) => serverPoint(id));
const start = { centre: [37.6, 55.75] as const, zoom: 11 };
const dictionaries = { materials: [], units: {} };
const query = { q: '', wishes: NO_WISHES, sort: 'open' as const, box: null, near: start.centre, page: 1 };
const list = {
  points: points.map((point) => toSummary(toRecyclingPoint(point), NOW)),
  total: points.length,
  price: null,
  nearest: null,
  query,
};
const first: FirstView = {
  isOfDocument: false,
  ground: UNVERSIONED_BASEMAP,
  marks: {
    query: { box: [37, 55, 38, 56], zoom: 10, wishes: NO_WISHES },
    data: {
      version: '1',
      total: 24,
      clusters: [[37.61, 55.75, 23, 12]],
      points: [[37.6, 55.751, '9', 'glass', 1, null]],
      closed: [],
    },
  },
  list,
};

let calls: ApiCall[];
let held: Map<string, () => void>;

/** The page as it is after hydration; answers for points in `hold` wait until they are let go. */
async function openPage(
  path: string,
  card: MapData['card'] = { kind: 'none' },
  hold: readonly string[] = [],
  given: FirstView = first,
) {
  const api = pointsApi(points, () => new ApiError(404, []));
  // A page of the test before may still ask.
  const own = calls;
  const answer = async (call: ApiCall) => {
    own.push(call);
    const id = hold.find((one) => call.path.endsWith(`/facility/${one}/`));
    if (id) await new Promise<void>((resolve) => held.set(id, resolve));
    return api(call);
  };
  const data: MapData = {
    start,
    narrowStart: null,
    dictionaries,
    card,
    answer: null,
    odd: null,
    first: given,
  };
  return (await openMap(path, answer, data)).router;
}

// The sources of what comes late take long to be read on a busy machine.
beforeAll(() => Promise.all([import('./map-data.ts'), loadReading(), loadPointCard()]), 60_000);

beforeEach(() => {
  calls = [];
  held = new Map();
  setGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

const point = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a point opens beside the same map and closes with Escape, the focus back on its list item @M-01 @M-06', async () => {
  const router = await openPage('/recycling-points');
  const map = screen.getByRole('region', { name: 'Map' });
  fireEvent.click(screen.getByRole('link', { name: 'Point 8' }));
  const heading = await point('Point 8');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(router.state.location.pathname).toBe('/recycling-points/8');
  expect(screen.getByRole('region', { name: 'Map' })).toBe(map);
  expect(calls.filter(({ path }) => path.includes('dictionary'))).toEqual([]);
  fireEvent.keyDown(heading, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-point')).toBe('8'));
  expect(router.state.location.pathname).toBe('/recycling-points');
});

test('another point while one is being loaded aborts the first navigation @R-09', async () => {
  const router = await openPage('/recycling-points', { kind: 'none' }, ['7']);
  await act(async () => void router.navigate('/recycling-points/7'));
  const first = calls.find(({ path }) => path.endsWith('/7/'));
  expect(first?.signal?.aborted).toBe(false);
  await act(async () => void router.navigate('/recycling-points/8'));
  await point('Point 8');
  expect(first?.signal?.aborted).toBe(true);
  await act(async () => held.get('7')?.());
  expect(router.state.location.pathname).toBe('/recycling-points/8');
  expect(await point('Point 8')).toBeTruthy();
});

test('the back button leads from one point to the one before @R-09', async () => {
  const router = await openPage('/recycling-points');
  await act(() => router.navigate('/recycling-points/7'));
  await act(() => router.navigate('/recycling-points/8'));
  await act(() => router.navigate(-1));
  expect(await point('Point 7')).toBeTruthy();
});

test('a point that is not there is said so above the list @M-05', async () => {
  await openPage('/recycling-points/99', { kind: 'missing' });
  const message = await screen.findByText('This point does not exist or is not public');
  // On phones the folded sheet would hide it.
  expect(message.closest('aside')?.dataset.sheet).toBe('half');
  expect(screen.getByRole('link', { name: 'Point 7' })).toBeTruthy();
});

test('what of the address means nothing is said until something else is chosen @R-09', async () => {
  const search = 'at=NaN&materials=no-such&open=yes';
  const parts = [
    { part: 'at', said: 'NaN' },
    { part: 'materials', said: 'no-such' },
    { part: 'open', said: 'yes' },
  ] as const;
  const data: MapData = {
    start,
    narrowStart: null,
    dictionaries,
    card: { kind: 'none' },
    answer: null,
    odd: { search, parts, city: 'Moscow' },
    first,
  };
  const { router } = await openMap(
    `/recycling-points?${search}`,
    pointsApi(points, () => new ApiError(404, [])),
    data,
  );
  const notice = await screen.findByRole('region', { name: 'Not all of this address was understood' });
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '“NaN” is no place on this map: it opens in Moscow.',
    'Left out, because there are no such materials: no-such.',
    '“yes” says nothing about opening hours: open and closed points are shown.',
  ]);
  expect(notice.closest('aside')?.dataset.sheet).toBe('half');
  expect(within(notice).getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/recycling-points');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Glass' }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
  expect(router.state.location.search).toBe('?materials=glass');
});

test('where nothing is in view it is said how far the nearest point is, and one press leads there @M-04', async () => {
  const nearest = {
    id: '8',
    name: 'Point 8',
    distance: 340_000,
    isOpen: true,
    until: null,
    timeZone: 'Europe/Moscow',
  };
  const nothing = { ...list, points: [], total: 0, nearest };
  await openPage('/recycling-points', { kind: 'none' }, [], { ...first, list: nothing });
  expect(await screen.findByText('The nearest one that is open now is 340 km away: “Point 8”.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Show “Point 8”' }));
  expect(await point('Point 8')).toBeTruthy();
});

test('a point that cannot be had without a line leaves map and list, and comes when it is asked for again @X-08', async () => {
  let isLost = true;
  const api = pointsApi(points, () => new ApiError(404, []));
  const answer = async (call: ApiCall) => {
    if (isLost && call.path.endsWith('/facility/7/')) throw new ApiError(0, []);
    return api(call);
  };
  const data: MapData = {
    start,
    narrowStart: null,
    dictionaries,
    card: { kind: 'none' },
    answer: null,
    odd: null,
    first,
  };
  const { router } = await openMap('/recycling-points', answer, data);
  await act(() => router.navigate('/recycling-points/7'));
  const notice = await screen.findByRole('region', {
    name: 'Without a connection this point cannot be shown',
  });
  expect(notice.closest('aside')?.dataset.sheet).toBe('half');
  expect(screen.getByRole('link', { name: 'Point 8' })).toBeTruthy();
  isLost = false;
  fireEvent.click(within(notice).getByRole('link', { name: 'Try again' }));
  expect(await point('Point 7')).toBeTruthy();
});

test('a material changes the address without asking for the page again @M-01', async () => {
  const router = await openPage('/recycling-points');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Glass' }));
  await waitFor(() => expect(router.state.location.search).toBe('?materials=glass'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Glass' }).checked).toBe(true);
  expect(calls.filter(({ path }) => path.includes('dictionary'))).toEqual([]);
  expect(screen.getByRole('link', { name: 'Point 7' }).getAttribute('href')).toBe(
    '/recycling-points/7?materials=glass',
  );
});

test('the sheet’s handle leads through its three heights and back, by presses and keys @M-06 @R-09', async () => {
  await openPage('/recycling-points');
  const handle = screen.getByRole('button', { name: 'Show more of the list' });
  const sheet = handle.closest('aside');
  expect([sheet?.dataset.sheet, handle.getAttribute('aria-expanded')]).toEqual(['peek', 'false']);
  fireEvent.click(handle);
  expect([sheet?.dataset.sheet, handle.getAttribute('aria-expanded')]).toEqual(['half', 'true']);
  fireEvent.click(handle);
  expect([sheet?.dataset.sheet, handle.textContent]).toEqual(['full', 'Show more of the map']);
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  expect(sheet?.dataset.sheet).toBe('half');
  fireEvent.keyDown(handle, { key: 'End' });
  expect(sheet?.dataset.sheet).toBe('peek');
});

test('the map asks for nothing that the page came with @X-12', async () => {
  await openPage('/recycling-points');
  await waitFor(() => expect(document.querySelector('.leaflet-container')).not.toBeNull());
  await screen.findByRole('button', { name: '23 recycling points, zoom in' });
  expect(calls).toEqual([]);
});

test('marks of a document that was kept for a while are asked for anew @X-12', async () => {
  await openPage('/recycling-points', { kind: 'none' }, [], { ...first, isOfDocument: true });
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/web/v1/facility/clusters/']));
});

test('a page that came while the map was being prepared says so until its marks are there @X-12', async () => {
  const query = { box: [37, 55, 38, 56] as const, zoom: 10, wishes: NO_WISHES };
  const opening = openPage('/recycling-points', { kind: 'none' }, [], {
    ...first,
    marks: { query, data: null },
  });
  const notice = await screen.findByText(/^The map is being prepared/);
  await opening;
  await waitFor(() => expect(notice.isConnected).toBe(false));
  expect(calls.map(({ path }) => path)).toEqual(['/api/web/v1/facility/clusters/']);
});

test('marks painted with the page are links, until those of the map take their place @X-12 @X-13', async () => {
  const opening = openPage('/recycling-points');
  const group = await screen.findByRole('link', { name: '23 recycling points, zoom in' });
  expect(group.getAttribute('href')).toBe('/recycling-points?at=37.61,55.75,13');
  await opening;
  await screen.findByRole('button', { name: '23 recycling points, zoom in' });
  expect(group.isConnected).toBe(false);
});

test('the next card is asked for alone: the map is open @X-12', async () => {
  const router = await openPage('/recycling-points');
  await act(() => router.navigate('/recycling-points/8'));
  await point('Point 8');
  const paths = calls.map(({ path }) => path);
  expect(paths).toContain('/api/web/v1/facility/facility/8/');
  expect(paths).not.toContain('/basemap/info.json');
  expect(paths).not.toContain('/api/web/v1/facility/facility/');
});

test('the list ends with the way to hear of new points of its kind, around what is seen @X-09', async () => {
  const box = [76.8, 43.2, 77, 43.3] as const;
  const wishes = { ...NO_WISHES, materials: ['glass-jars.glass-bottles', 'batteries'] };
  const shown = { ...list, query: { ...query, wishes, box } };
  await openPage('/recycling-points', { kind: 'none' }, [], { ...first, list: shown });
  const offer = screen.getByRole('link', { name: 'Tell me when a new one opens' });
  expect(offer.getAttribute('href')).toBe(
    '/alerts?materials=glass-jars.glass-bottles,batteries&bbox=76.8,43.2,77,43.3',
  );
});

test('below a thing that no point takes the list says that it is for other things @X-05', async () => {
  const thing: Thing = {
    id: 'receipt',
    family: 'paper',
    materials: [],
    name: 'Receipt',
    slug: 'receipt',
    words: [],
    prepare: 'Nothing.',
    keepOut: 'Paper.',
    otherwise: 'Into the bin.',
    becomes: 'Nothing.',
    slugs: {} as Thing['slugs'],
    related: [],
  };
  const answer = {
    thing,
    best: 'none',
    from: start.centre,
    inCity: null,
    wishes: '',
    isFar: false,
  } as const;
  const data: MapData = {
    start,
    narrowStart: null,
    dictionaries,
    card: { kind: 'none' },
    answer,
    odd: null,
    first,
  };
  await openMap(
    '/recycling-points?thing=receipt',
    pointsApi(points, () => new ApiError(404, [])),
    data,
  );
  expect(await screen.findByText(/Recycling points do not take it/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Points for other things' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Best price first' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /Stop asking for this/ }));
  expect(await screen.findByRole('heading', { name: 'Recycling points' })).toBeTruthy();
});
