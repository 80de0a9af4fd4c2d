import { RouterProvider } from '@ecocircle/shared-contracts/router';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import desk from '../../locales/en-US.json' with { type: 'json' };
import validation from '../../locales/validation/en-US.json' with { type: 'json' };
import { type DeskApi, startDesk } from '../../platform/api.ts';
import { createTexts } from '../../platform/texts.ts';
import { MailPage, OutboxPage } from './index.ts';

afterEach(cleanup);

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

function open(path: string, api: DeskApi): void {
  render(
    <Provider value={startDesk(api)}>
      <I18nextProvider i18n={createTexts('en-US', { desk, validation })}>
        <RouterProvider router={createMemoryRouter(PATHS, { initialEntries: [path] })} />
      </I18nextProvider>
    </Provider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a mail that was given up is sent again from its page, once @X-16', async () => {
  const { api, calls } = outbox();
  open('/outbox/7', api);
  expect(await screen.findByText('550 unknown')).toBeTruthy();
  expect(screen.getByText('https://eco.example/restore-password/…')).toBeTruthy();
  await press('Send again');
  expect(await screen.findByText('Waiting to be sent')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('waits again');
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
  expect(await screen.findByText('There are no mails here.')).toBeTruthy();
  expect(calls).toEqual(['POST /outbox/retry/']);
  await userEvent.click(screen.getByRole('link', { name: 'Waiting' }));
  await screen.findByRole('link', { name: 'Choose a new password' });
  expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull();
});
