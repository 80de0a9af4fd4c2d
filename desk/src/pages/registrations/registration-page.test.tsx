import { ApiError } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskApi } from '../../platform/api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { RegistrationPage } from './index.ts';

const PATHS = [{ path: '/registrations/:reference', element: <RegistrationPage /> }];

const PENDING = {
  reference: 'R-1',
  status: 'pending',
  roles: ['facility'],
  name: 'Ada Byron',
  email: 'ada@glass.test',
  phone: '',
  org_name: 'Glass and Co',
  address: '',
  tin: '',
  locale: 'en-US',
  created_at: '2026-11-23T10:00:00.000Z',
  decided_at: null,
  decided_by: null,
  decision_note: null,
  account: null,
  organization: null,
  related: [],
};

/** The desk's API with one request, which is decided by whoever decides first: here, or Eve just before. */
function requests({ isEveFaster = false } = {}) {
  let request: object = PENDING;
  const bodies: unknown[] = [];
  const decidedBy = (who: string, status: string) => ({
    ...PENDING,
    status,
    decided_at: '2026-11-23T11:00:00.000Z',
    decided_by: who,
  });
  const api: DeskApi = async ({ method = 'GET', path, body }) => {
    if (method === 'GET') return { data: request };
    bodies.push(body);
    if (isEveFaster) {
      request = decidedBy('Eve', 'declined');
      throw new ApiError(409, [{ status: '409', code: 'not-possible', title: '' }]);
    }
    request = decidedBy('Ida', path.endsWith('approve/') ? 'approved' : 'declined');
    return { is_ok: true };
  };
  return { api, bodies };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const focused = () => document.activeElement?.firstElementChild;

test('what was decided takes the focus, which its button had @X-16', async () => {
  openDesk(PATHS, '/registrations/R-1', requests().api);
  await press('Approve');
  const told = await screen.findByRole('region', { name: 'This was done' });
  expect(told.textContent).toBe('Request approved');
  expect(await screen.findByText(/Ida$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(focused()).toBe(told);
});

test('the second of two reads that it was not done, and who decided what @X-16', async () => {
  openDesk(PATHS, '/registrations/R-1', requests({ isEveFaster: true }).api);
  await press('Approve');
  const told = await screen.findByRole('region', { name: 'This was not done' });
  expect(await screen.findByText(/Eve$/)).toBeTruthy();
  expect(screen.getByText('Declined')).toBeTruthy();
  expect(focused()).toBe(told);
});

test('a decision without its reason leads to the field, and is made with it @X-16', async () => {
  const { api, bodies } = requests();
  openDesk(PATHS, '/registrations/R-1', api);
  await press('Decline');
  const dialog = within(screen.getByRole('dialog'));
  const decline = () => userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await decline();
  const reason = dialog.getByRole('textbox', { name: /Reason/ });
  expect([document.activeElement, bodies]).toEqual([reason, []]);
  await userEvent.keyboard('No such company.');
  await decline();
  expect(await screen.findByText('Request declined')).toBeTruthy();
  expect(bodies).toEqual([{ reason: 'No such company.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
