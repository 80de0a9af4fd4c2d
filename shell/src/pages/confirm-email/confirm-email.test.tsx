import { ApiError } from '@ecocircle/shared-contracts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

afterEach(cleanup);

const request = jest.fn<RequestClient>();

function open(): void {
  request.mockReset();
  showInPortal(ConfirmEmailPage, {
    at: '/confirm-email/secret',
    route: '/confirm-email/:token',
    paths: ['registration', ''],
    request,
  });
}

const press = (name = 'Confirm email') => fireEvent.click(screen.getByRole('button', { name }));
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const refuse = (status: number, code: string) =>
  request.mockRejectedValueOnce(new ApiError(status, [{ status: String(status), code, title: code }]));

test('opening the link confirms nothing: it takes a press, which leads on to the welcome', async () => {
  open();
  expect(request).not.toHaveBeenCalled();
  request.mockResolvedValue({ is_ok: true });
  press();
  await waitFor(() => expect(location.pathname + location.search).toBe('/registration-success?confirmed'));
  expect(request.mock.calls).toEqual([
    [
      {
        method: 'POST',
        path: '/api/web/v1/authing/confirm_email/',
        body: { token: 'secret' },
      },
    ],
  ]);
});

test.each([
  [410, 'link-used', 'Your email is confirmed already', ['Log in']],
  [410, 'link-expired', 'This link has expired', ['Sign up again', 'Log in']],
  [404, 'link-unknown', 'We do not know this link', ['Log in', 'To the home page']],
])('%i %s is told apart, with ways on', async (status, code, name, ways) => {
  open();
  refuse(status, code);
  press();
  const heading = await screen.findByRole('heading', { level: 1, name });
  expect(document.activeElement).toBe(heading);
  expect(links()).toEqual(ways);
});

test('a failure of the server can be tried again', async () => {
  open();
  refuse(503, 'unavailable');
  press();
  await screen.findByRole('alert');
  request.mockResolvedValue({ is_ok: true });
  press('Try again');
  await waitFor(() => expect(location.pathname).toBe('/registration-success'));
});
