import { ApiError } from '@ecocircle/shared-contracts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { ConfirmNewEmailPage } from './confirm-new-email-page.tsx';

afterEach(cleanup);

const request = jest.fn<RequestClient>();

function open(): void {
  request.mockReset();
  showInPortal(ConfirmNewEmailPage, {
    at: '/confirm-new-email/secret',
    route: '/confirm-new-email/:token',
    paths: ['profile', ''],
    request,
  });
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('opening the link confirms nothing: it takes a press, and who is not signed in logs in then', async () => {
  open();
  expect(request).not.toHaveBeenCalled();
  request.mockResolvedValue({ access_token: null });
  press();
  await screen.findByRole('heading', { level: 1, name: 'Your new email is confirmed' });
  expect(request.mock.calls).toEqual([
    [{ method: 'POST', path: '/api/web/v1/account/email/confirm/', body: { token: 'secret' } }, undefined],
  ]);
  expect(links()).toEqual(['Log in']);
});

test.each([
  [410, 'link-used', 'This link was used before', ['To my profile']],
  [410, 'link-expired', 'This link no longer works', ['To my profile']],
  [404, 'link-unknown', 'We do not know this link', ['To my profile', 'To the home page']],
])('%i %s is told apart, with ways on', async (status, code, name, ways) => {
  open();
  request.mockRejectedValue(new ApiError(status, [{ status: String(status), code, title: code }]));
  press();
  await screen.findByRole('heading', { level: 1, name });
  expect(links()).toEqual(ways);
});
