import { type ApiCall, ApiError, type ApiService, LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPoint, aReport } from '../../testing/own-points.ts';
import { messagesOf, startPage } from '../../testing/start-page.tsx';

const PAGE = '/profile/recycling-points/5';
const POINT = '/api/web/v1/facility/facility/5/';

const entry = (id: string, facts: object) => ({
  id,
  at: '2026-11-20T09:00:00Z',
  actor: 'creator',
  actor_name: 'Ana Paz',
  action: 'saved',
  from_status: 'draft',
  to_status: 'draft',
  reason: null,
  difference: [],
  ...facts,
});

const RATE = { id: '1', uom: 'kg', rate: 2.5, typeId: 'cardboard' };
const HISTORY = [
  entry('3', { actor: 'visitor', actor_name: '', action: 'reported' }),
  entry('2', {
    actor: 'staff',
    actor_name: '',
    action: 'declined',
    reason: 'The photo shows another street',
  }),
  entry('1', {
    difference: [
      { field: 'name', before: '', after: 'Jars' },
      { field: 'smrs', before: [], after: [RATE] },
      { field: 'workingHours.monday', before: { kind: 'closed' }, after: { kind: 'around-the-clock' } },
      { field: 'photos', before: [], after: ['a', 'b'] },
    ],
  }),
];

const named = (name: string) => Object.fromEntries(LOCALES.map((locale) => [locale, name]));
const DICTIONARIES: Readonly<Record<string, unknown>> = {
  materials: [{ id: 'cardboard', family: 'paper', name: named('Cardboard') }],
  units: [{ slug: 'kg', name: named('kg') }],
  icons: [],
};

/** Answers for one own point with its history and its reports. */
function serve(reports: readonly ReturnType<typeof aReport>[] = []) {
  const calls: ApiCall[] = [];
  const answerOf = ({ path, query = {} }: ApiCall): unknown => {
    const [, dictionary] = /dictionary\/(\w+)\//.exec(path) ?? [];
    if (dictionary) return { data: DICTIONARIES[dictionary] };
    if (path.endsWith('/reports/')) {
      const found = reports.filter(({ point_id }) => !query.point || point_id === query.point);
      return { data: found, meta: { total: found.length } };
    }
    if (path === `${POINT}history/`) return { data: HISTORY, meta: { total: 45 } };
    if (path === POINT) return { data: aPoint({ id: '5', name: 'Jars' }) };
    if (query.owner === 'me') return { data: [], meta: { total: 0 } };
    throw new ApiError(404, []);
  };
  const authenticated: ApiService['authenticated'] = async (call) => {
    calls.push(call);
    return answerOf(call);
  };
  return { authenticated, calls };
}

const part = async (name: RegExp) => within(await screen.findByRole('region', { name }));

test('tells who did what with the point and why, the newest first @X-01', async () => {
  startPage(PAGE, { api: serve() });
  const entries = within(await (await part(/History/)).findByRole('list')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^A visitor reported a problemA visitor · /),
    expect.stringMatching(/^DeclinedA moderator · .*The photo shows another street$/),
    expect.stringMatching(/^ChangedAna Paz · .*4 fields changed/),
  ]);
});

test('names what a field was and what it is, in words @X-01', async () => {
  startPage(PAGE, { api: serve() });
  await userEvent.click(await screen.findByText('4 fields changed'));
  const fields = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(fields).toEqual(['Name', 'Materials and prices', 'Hours: Monday', 'Photos']);
  await waitFor(() => expect(screen.getByText(/^Cardboard: .*2\.50? \/ kg$/)).toBeTruthy());
  for (const words of ['Jars', 'Around the clock', '2 photos'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('leads to the other pages of a long history @X-01', async () => {
  const api = serve();
  startPage(`${PAGE}?page=2`, { api });
  const next = await screen.findByRole('link', { name: /Next/ });
  expect(next.getAttribute('href')).toBe(`${PAGE}?page=3`);
  expect(api.calls.find(({ path }) => path.endsWith('/history/'))?.query).toMatchObject({ page: 2 });
});

test('shows what visitors report of this point, and of no other @X-03', async () => {
  startPage(PAGE, { api: serve([aReport('1', '5', 'The gate is locked'), aReport('2', '6')]) });
  const reports = await part(/1 report of a visitor/);
  expect(reports.getAllByRole('listitem')).toHaveLength(1);
  expect(reports.getByText('The opening hours are wrong', { exact: false })).toBeTruthy();
  expect(reports.getByText('The gate is locked')).toBeTruthy();
});

test('leads to the list once the point was deleted @P-11', async () => {
  const api = serve();
  const { events, router } = startPage(PAGE, { api });
  await screen.findByRole('heading', { level: 1, name: 'Jars' });
  // The page asks for these as it begins to listen, a moment after it was painted.
  await waitFor(() => expect(api.calls.some(({ path }) => path.includes('/dictionary/'))).toBe(true));
  act(() => events.emit('point-changed', { id: '5', status: null }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/recycling-points'));
});

test('a point that is not there, or somebody else’s, is a 404 @P-02', async () => {
  startPage('/profile/recycling-points/9', { api: serve() });
  expect(await screen.findByText(/404/)).toBeTruthy();
});

test.each(LOCALES)('has its words in %s @I-01', (locale) => {
  const { history } = messagesOf(locale) as { history: { action: Record<string, string> } };
  expect(new Set(Object.values(history.action)).size).toBe(19);
});
