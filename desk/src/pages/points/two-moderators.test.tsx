import { serverPoint } from '@ecocircle/app-kit/testing';
import { ApiError } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskApi } from '../../platform/api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { CasePage } from './index.ts';

const PATHS = [{ path: '/points/:id', element: <CasePage /> }];

const deed = (id: string, actor: string, actor_name: string, action: string) => ({
  id,
  at: '2026-11-23T10:00:00.000Z',
  actor,
  actor_name,
  action,
  from_status: null,
  to_status: null,
  reason: null,
  difference: [],
});

const SENT = deed('1', 'creator', 'Ada', 'sent-to-review');

/** A case as the API shows it: on review, unless it is said otherwise. */
function caseOf(id: string, status = 'oncheck', more: object = {}, attributes = {}) {
  const point = serverPoint(id, attributes);
  const relationships = { ...point.relationships, status: { data: { id: status, type: 'status' } } };
  return {
    point: { ...point, relationships },
    accepted: null,
    neighbours: [],
    reports: [],
    history: [SENT],
    claimed_by: null,
    next: null,
    ...more,
  };
}

/** The desk's API, where a colleague decides just before each decision: it is refused, and `after` is what there is then. */
function overtaken(
  before: Readonly<Record<string, object>>,
  after: Readonly<Record<string, object>>,
  code = 'version-conflict',
): DeskApi {
  let shown = before;
  return async ({ method = 'GET', path }) => {
    if (path.endsWith('/claim/')) return { is_ok: true };
    if (path === '/points/names/')
      return { materials: { data: [] }, units: { data: [] }, icons: { data: [] } };
    if (method === 'GET') {
      const data = shown[path];
      if (!data) throw new ApiError(404, []);
      return { data };
    }
    shown = after;
    throw new ApiError(409, [{ status: '409', code, title: '' }]);
  };
}

const told = async () => within(await screen.findByRole('region', { name: 'This was not done' }));
const hasFocus = (name: string) => document.activeElement?.contains(screen.getByRole('region', { name }));

async function acceptToo() {
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
}

test('the second of two moderators reads who decided what, and has nothing left to decide @X-16', async () => {
  const accepted = { history: [deed('2', 'staff', 'Eve', 'accepted'), SENT] };
  openDesk(
    PATHS,
    '/points/7',
    overtaken(
      { '/points/7/': caseOf('7') },
      { '/points/7/': caseOf('7', 'closed', accepted, { version: 2 }) },
    ),
  );
  await acceptToo();
  const banner = await told();
  expect(await banner.findByText('Accepted')).toBeTruthy();
  expect(banner.getByText('Eve')).toBeTruthy();
  expect(hasFocus('This was not done')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('who decides about a case that a colleague holds reads that, and not that it has changed @X-16', async () => {
  const claimed = { '/points/7/': caseOf('7', 'oncheck', { claimed_by: 'Eve' }) };
  openDesk(PATHS, '/points/7', overtaken({ '/points/7/': caseOf('7') }, claimed, 'claimed-by-other'));
  await acceptToo();
  expect((await told()).getByText(/somebody else is looking at this case/)).toBeTruthy();
  expect(await screen.findByText(/^Eve is looking at this case/)).toBeTruthy();
});

test('a revision that a colleague ended meanwhile leads to its point, with who did it @X-16', async () => {
  const revision = caseOf('8', 'oncheck', { accepted: serverPoint('7') }, { revision_of: '7' });
  const point = caseOf('7', 'accepted', { history: [deed('2', 'staff', 'Eve', 'revision-accepted'), SENT] });
  const at = openDesk(PATHS, '/points/8', overtaken({ '/points/8/': revision }, { '/points/7/': point }));
  await acceptToo();
  const banner = await told();
  expect(await banner.findByText('Revision accepted')).toBeTruthy();
  expect([at(), hasFocus('This was not done')]).toEqual(['/points/7', true]);
});

test('a point that its creator took away while it was read is said to be gone @X-16', async () => {
  openDesk(PATHS, '/points/7', overtaken({ '/points/7/': caseOf('7') }, {}));
  await acceptToo();
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such entry' })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test('a case that was just decided here is free for others, and one that is opened is held @X-16', async () => {
  const calls: string[] = [];
  const decided = { '/points/7/': caseOf('7', 'accepted', {}, { version: 2 }) };
  const refusing = overtaken({ '/points/7/': caseOf('7') }, decided);
  openDesk(PATHS, '/points/7', (call) => {
    if (call.method === 'POST') calls.push(call.path);
    return refusing(call).catch((error: unknown) => {
      if (call.path.endsWith('/accept/')) return { is_ok: true };
      throw error;
    });
  });
  await acceptToo();
  expect(await screen.findByRole('region', { name: 'What was decided' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Take down' })).toBeTruthy();
  expect(calls).toEqual(['/points/7/claim/', '/points/7/accept/']);
  expect(hasFocus('What was decided')).toBe(true);
});
