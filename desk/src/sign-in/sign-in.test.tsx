import { ApiError } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import type { DeskApi } from '../platform/api.ts';
import { openDesk } from '../testing/open-desk.tsx';

const PATHS = [{ path: '/', element: <App />, children: [{ index: true, element: <h1>Points</h1> }] }];

const refusal = (status: number, code: string, seconds?: number) =>
  new ApiError(status, [{ status: String(status), code, title: code }], {
    cause: { response: { headers: new Map([['retry-after', String(seconds)]]) } },
  });

/** The desk's API, which answers a code so. */
const deskThat =
  (answers: () => Promise<unknown>): DeskApi =>
  async ({ path }) => {
    if (path === '/me/') throw refusal(401, 'not-at-the-desk');
    return path === '/login/code/' ? answers() : { is_ok: true };
  };

async function signIn(api: DeskApi): Promise<void> {
  openDesk(PATHS, '/', api);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'eve@staff.test');
  await userEvent.type(screen.getByLabelText('Password'), 'DemoPass1{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the app' }), '123456{Enter}');
}

test.each([
  ['wrong', refusal(401, 'wrong-code'), 'This is not the code that the app shows now.'],
  ['used', refusal(401, 'code-used'), 'This code was used before. Wait for the next one.'],
  ['late', refusal(401, 'sign-in-again'), 'Logging in took too long. Begin again.'],
  ['one of too many', refusal(429, 'too-many-requests', 30), 'Too many attempts. Try again in 30 seconds.'],
])('a code that is %s is refused with words, beside the field @X-16', async (_, error, words) => {
  await signIn(deskThat(() => Promise.reject(error)));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code from the app' }));
});

test('who has signed in goes on in the page @X-16', async () => {
  await signIn(deskThat(async () => ({ name: 'Eve', email: 'eve@staff.test', role: 'moderator' })));
  expect(await screen.findByRole('heading', { name: 'Points' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
