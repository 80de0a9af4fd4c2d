import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskApi } from '../../platform/api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { MailPage, OutboxPage } from './index.ts';

const PATHS = [
  { path: '/outbox', element: <OutboxPage /> },
  { path: '/outbox/:id', element: <MailPage /> },
];

/** The desk's API with one mail that was given up until somebody sends it again. */
function outbox() {
  let state = 'failed';
  const calls: string[] = [];
  const mail = () => ({
    id: '7',
    kind: 'restore-password',
    recipient: 'ada@example.org',
    subject: 'Choose a new password',
    state,
    attempts: 20,
    created_at: '2026-11-22T10:00:00.000Z',
    next_attempt_at: null,
    settled_at: state === 'failed' ? '2026-11-24T10:00:00.000Z' : null,
    last_error: '550 unknown',
    text: 'https://eco.example/restore-password/…',
  });
  const api: DeskApi = async ({ method = 'GET', path, query }) => {
    if (method !== 'GET') {
      calls.push(`${method} ${path}`);
      state = 'waiting';
      return { is_ok: true };
    }
    if (path === '/outbox/7/') return { data: mail() };
    return { data: query?.state === state ? [mail()] : [], next: null };
  };
  return { api, calls };
}

const open = (path: string, api: DeskApi) => openDesk(PATHS, path, api);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a mail that was given up is sent again from its page, once @X-16', async () => {
  const { api, calls } = outbox();
  open('/outbox/7', api);
  expect(await screen.findByText('550 unknown')).toBeTruthy();
  expect(screen.getByText('https://eco.example/restore-password/…')).toBeTruthy();
  await press('Send again');
  expect(await screen.findByText('Waiting to be sent')).toBeTruthy();
  const told = screen.getByRole('region', { name: 'This was done' });
  expect(told.textContent).toContain('waits again');
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(calls).toEqual(['POST /outbox/7/retry/']);
});

test('all mails that were given up are sent again after a question, and none that wait @X-16', async () => {
  const { api, calls } = outbox();
  open('/outbox', api);
  await screen.findByRole('link', { name: 'Choose a new password' });
  await press('Send all again');
  expect(calls).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send all again' }));
  expect(await screen.findByText('There are no emails here.')).toBeTruthy();
  expect(calls).toEqual(['POST /outbox/retry/']);
  await userEvent.click(screen.getByRole('link', { name: 'Waiting' }));
  await screen.findByRole('link', { name: 'Choose a new password' });
  expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull();
});
