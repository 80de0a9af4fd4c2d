import {
  type ApiCall,
  ApiError,
  type ApiService,
  eachDay,
  type RecyclingPoint,
} from '@ecocircle/shared-contracts';
import { MOST_NAMED_REVIEWS, OWN_FILE_PATHS } from '@ecocircle/shared-contracts/point-file';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPoint, serveOwnPoints } from '../../testing/own-points.ts';
import { startPage } from '../../testing/start-page.tsx';

const LIST = '/profile/recycling-points';

/** A draft that lacks nothing. */
const ready = (id: string, name: string, facts: Partial<RecyclingPoint> = {}): ServerRecyclingPoint =>
  aPoint({
    id,
    name,
    status: 'draft',
    collectionRules: 'Rinse.',
    supervisorContacts: { name: 'Ada', phone: '+77012345678', email: 'ada@example.org' },
    workingHours: eachDay(() => ({ kind: 'around-the-clock' })),
    ...facts,
  });

/** Answers the list with these points, and reviews as it says. */
function serving(points: readonly ServerRecyclingPoint[], answer: unknown) {
  const lists = serveOwnPoints(points);
  const calls: ApiCall[] = [];
  const authenticated: ApiService['authenticated'] = async (call) => {
    if (call.method !== 'POST') return lists.authenticated(call);
    calls.push(call);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, authenticated };
}

const begin = async () => {
  await screen.findByRole('list', { name: 'My recycling points' });
  fireEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await screen.findByText('Nothing selected yet');
};

const isSelected = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` }).checked;

const selectReady = () => fireEvent.click(screen.getByRole('button', { name: 'Select all ready' }));

const POINTS = [
  ready('1', 'Jars'),
  ready('2', 'Half', { address: '', collectionRules: '' }),
  ready('3', 'Public', { status: 'accepted' }),
  ready('4', 'Changed', { status: 'accepted', openRevision: { id: '9', status: 'draft' } }),
  ready('5', 'Waiting', { status: 'accepted', openRevision: { id: '8', status: 'on-review' } }),
  ready('6', 'Paper'),
];

test('drafts and revisions that are drafts can be chosen, and each says how it stands @P-06', async () => {
  startPage(LIST, { api: serveOwnPoints(POINTS) });
  await screen.findByRole('button', { name: 'Select' });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  await begin();
  const boxes = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(boxes).toEqual([
    'Select “Jars”',
    'Select “Half”',
    'Select the changes of “Changed”',
    'Select “Paper”',
  ]);
  expect(screen.getAllByText('Ready for review')).toHaveLength(2);
  expect(screen.getByText('2 fields to fill in')).toBeTruthy();
  expect(screen.getByText('Its changes have not been sent yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Changed' })).toBeNull();
});

test('all that are ready are chosen at once, beside what is chosen already, and counted @P-06', async () => {
  startPage(LIST, { api: serveOwnPoints(POINTS) });
  await begin();
  expect(screen.getByText('Nothing selected yet').getAttribute('role')).toBe('status');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Half”' }));
  selectReady();
  expect((await screen.findByText('4 selected')).getAttribute('role')).toBe('status');
  const names = ['“Jars”', '“Half”', 'the changes of “Changed”', '“Paper”'];
  expect(names.map(isSelected)).toEqual([true, true, true, true]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Paper”' }));
  expect(screen.getByText('3 selected')).toBeTruthy();
});

test('all that are ready are chosen on every page of the filter, and on no other @P-06', async () => {
  const jars = Array.from({ length: 30 }, (_, index) => ready(`1${index}`, `Jars ${index}`));
  const api = serving([...jars, ready('2', 'Paper')], { data: { sent: 30, incomplete: [] } });
  startPage(`${LIST}?q=jars`, { api });
  await begin();
  selectReady();
  await screen.findByText('30 selected');
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select “Jars 29”' })).checked).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  await screen.findByRole('dialog', { name: '30 drafts were sent for review' });
  expect(api.calls).toMatchObject([{ body: { ids: jars.map(({ id }) => id) } }]);
});

test('where none is ready it is said, until the list is another @P-06', async () => {
  const half = ready('1', 'Half', { address: '' });
  startPage(LIST, { api: serveOwnPoints([half, ready('2', 'Paper')]) });
  await begin();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'half' } });
  await waitFor(() => expect(screen.queryByText('Paper')).toBeNull());
  selectReady();
  await screen.findByText('No draft in this list is complete yet');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await screen.findByText('Nothing selected yet');
  selectReady();
  await screen.findByText('1 selected');
});

test('no more are chosen than are sent at once, and it is said @P-06', async () => {
  const many = Array.from({ length: MOST_NAMED_REVIEWS + 1 }, (_, index) =>
    ready(`1${index}`, `Jars ${index}`),
  );
  startPage(`${LIST}?page=42`, { api: serveOwnPoints(many) });
  await begin();
  selectReady();
  await screen.findByText('1,000 selected: no more are sent at once');
  const last = screen.getByRole<HTMLInputElement>('checkbox', {
    name: `Select “Jars ${MOST_NAMED_REVIEWS}”`,
  });
  expect([last.checked, last.disabled]).toEqual([false, true]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select all ready' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Jars 999”' }));
  fireEvent.click(last);
  expect(last.checked).toBe(true);
  expect(screen.getByText('1,000 selected: no more are sent at once')).toBeTruthy();
});

test('what is ready could not be asked for: what is chosen stays, and it can be asked again @P-06', async () => {
  const lists = serveOwnPoints(POINTS);
  const failures = [new ApiError(503, [])];
  const authenticated: ApiService['authenticated'] = async (call) => {
    const failure = call.path === OWN_FILE_PATHS.bulkTransit && failures.pop();
    if (failure) throw failure;
    return lists.authenticated(call);
  };
  startPage(LIST, { api: { authenticated } });
  await begin();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Half”' }));
  selectReady();
  const button = screen.getByRole('button', { name: 'Select all ready' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(screen.getByText('1 selected')).toBeTruthy();
  selectReady();
  await screen.findByText('4 selected');
});

test('what is chosen is sent at once; what was refused leads to its editor, what is no draft is told @P-06', async () => {
  const lacks = [{ field: 'address', rule: 'required' }];
  const api = serving(POINTS, { data: { sent: 1, incomplete: [{ id: '2', name: 'Half', lacks }] } });
  startPage(LIST, { api });
  await begin();
  for (const name of ['“Jars”', '“Half”', '“Paper”'])
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 draft was sent for review' }));
  expect(dialog.getByRole('link', { name: 'Half' }).getAttribute('href')).toBe(
    '/profile/edit-recycling-point/2',
  );
  expect(dialog.getByText('Address')).toBeTruthy();
  expect(dialog.getByText('1 of them was no longer a draft.')).toBeTruthy();
  expect(api.calls).toMatchObject([
    { method: 'POST', body: { transit: 'facility#draft_to_oncheck', ids: ['1', '2', '6'] } },
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a choice that could not be sent stays @P-06', async () => {
  startPage(LIST, { api: serving(POINTS, new ApiError(503, [])) });
  await begin();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Jars”' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send for review' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect(isSelected('“Jars”')).toBe(true);
});

test('a choice is kept from page to page of the list, and forgotten when it is given up @P-06', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ready(String(index + 1), `Point ${index + 1}`));
  startPage(LIST, { api: serveOwnPoints(many) });
  await begin();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Point 1”' }));
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select “Point 30”' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  const select = screen.getByRole('button', { name: 'Select' });
  expect(document.activeElement).toBe(select);
  fireEvent.click(select);
  expect(screen.getByText('Nothing selected yet')).toBeTruthy();
});

test('where nothing is a draft there is nothing to choose', async () => {
  startPage(LIST, { api: serveOwnPoints([ready('1', 'Public', { status: 'accepted' })]) });
  await screen.findByText('1 point in all');
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
});

test('where the list has other pages their changes may be chosen, though no draft is known', async () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    ready(`1${index}`, `Public ${index}`, { status: 'accepted' }),
  );
  startPage(LIST, { api: serveOwnPoints(many) });
  await begin();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Send complete drafts for review' })).toBeNull();
});
