import { type ApiCall, ApiError, type ApiService } from '@ecocircle/shared-contracts';
import { OWN_FILE_PATHS } from '@ecocircle/shared-contracts/point-file';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { pointsIn, serveOwnPoints } from '../../testing/own-points.ts';
import { startPage } from '../../testing/start-page.tsx';

const LIST = '/profile/recycling-points';

/** Answers lists of these points, and one other path as it says. */
function serving(path: string, answer: unknown, points = pointsIn('draft', 'accepted')) {
  const lists = serveOwnPoints(points);
  const calls: ApiCall[] = [];
  const authenticated: ApiService['authenticated'] = async (call) => {
    if (call.path !== path) return lists.authenticated(call);
    calls.push(call);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, lists, authenticated };
}

const review = (sent: number, incomplete: readonly object[]) =>
  serving(OWN_FILE_PATHS.bulkTransit, { data: { sent, incomplete } });

const sendAll = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Send complete drafts for review' }));

test('all complete drafts are sent after a question, and those that lack something are named @P-06', async () => {
  const lacks = [
    { field: 'address', rule: 'required' },
    { field: 'supervisorContacts.phone', rule: 'phone' },
    { field: 'workingHours.monday.lunch.start', rule: 'break-outside' },
    { field: 'workingHours.monday.lunch.end', rule: 'break-outside' },
  ];
  const api = review(2, [{ id: '5', name: 'Half', lacks }]);
  startPage(LIST, { api, isSure: true });
  await sendAll();
  const dialog = within(await screen.findByRole('dialog', { name: '2 drafts were sent for review' }));
  expect(dialog.getByRole('link', { name: 'Half' }).getAttribute('href')).toBe(
    '/profile/edit-recycling-point/5',
  );
  expect(
    dialog.getByText('Address · Phone: this is no phone number · Monday: the break lies outside the hours'),
  ).toBeTruthy();
  expect(api.calls).toMatchObject([{ method: 'POST', body: { transit: 'facility#draft_to_oncheck' } }]);
});

test('nothing is sent when the person thinks better of it', async () => {
  const api = review(0, []);
  startPage(LIST, { api });
  await sendAll();
  await screen.findByRole('list', { name: 'My recycling points' });
  expect(api.calls).toEqual([]);
});

test('without drafts there is nothing to send', async () => {
  startPage(LIST, { api: serveOwnPoints(pointsIn('accepted')) });
  await screen.findByText('1 point in all');
  expect(screen.queryByRole('button', { name: 'Send complete drafts for review' })).toBeNull();
});

test('the menu leads to the import, and fetches an export', async () => {
  const api = serving(OWN_FILE_PATHS.export('csv'), new ApiError(503, []));
  startPage(LIST, { api });
  fireEvent.click(await screen.findByRole('button', { name: 'Import and export' }));
  const link = await screen.findByRole('link', { name: 'Import from a file' });
  expect(link.getAttribute('href')).toBe('/profile/recycling-points/import');
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(api.calls).toHaveLength(1);
});
