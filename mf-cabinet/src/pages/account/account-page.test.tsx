import { loadPhoneParts } from '@ecocircle/app-kit/phone-field';
import { type ApiCall, ApiError, LOCALES } from '@ecocircle/shared-contracts';
import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, messagesOf, startPage } from '../../testing/start-page.tsx';

const PAGE = '/profile/account';

function serve(refuse: (call: ApiCall) => ApiError | null = () => null) {
  const calls: ApiCall[] = [];
  const authenticated = async (call: ApiCall) => {
    const refusal = refuse(call);
    if (refusal) throw refusal;
    calls.push(call);
    return {};
  };
  return { authenticated, calls };
}

// Loaded under the first page it would be slower than the page is waited for.
beforeAll(() => loadPhoneParts('en-US'), 60_000);

const user = aUser({ roles: ['user'] });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
type Part = Awaited<ReturnType<typeof section>>;
// Behind a label may stand the mark of a field that is required.
const field = (part: Part, label: string) =>
  part.getByLabelText(new RegExp(`^${label}\\W*$`)) as HTMLInputElement;
const fill = (part: Part, label: string, value: string) =>
  fireEvent.change(field(part, label), { target: { value } });
/** The form of name and phone; it opens with what the account holds, a moment after its fields are there. */
const openedDetails = async () => {
  const details = await section('Name and phone');
  await waitFor(() => expect(field(details, 'Name').value).toBe('Ana Paz'));
  return details;
};
const wrongPassword = (pointer: string) =>
  new ApiError(422, [{ status: '422', code: 'wrongPassword', title: '', source: { pointer } }]);

test('the name is saved and the session loads the person anew @R-15', async () => {
  const api = serve();
  const { session } = startPage(PAGE, { user, api });
  const details = await openedDetails();
  fill(details, 'Name', 'Ana Paz Lima');
  fireEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(await details.findByText('Saved.')).toBeTruthy();
  expect(api.calls).toEqual([
    {
      method: 'PATCH',
      path: '/api/web/v1/account/',
      body: { name: 'Ana Paz Lima', phone: '+5493415550101', locale: 'en-US' },
    },
  ]);
  expect(session.reloads()).toBe(1);
  expect(field(details, 'Name').value).toBe('Ana Paz Lima');
});

test('the phone number is asked for with its calling code @D-13', async () => {
  startPage(PAGE, { user, api: serve() });
  const details = await openedDetails();
  const code = await details.findByRole<HTMLInputElement>('combobox', { name: 'Country calling code' });
  const number = details.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect([code.value, number.value]).toEqual(['AR +54', '9 341 555 0101']);
});

test('a new password goes by the session, which keeps the token, and its fields are emptied', async () => {
  const { session } = startPage(PAGE, { user, api: serve() });
  const part = await section('Password');
  fill(part, 'Present password', 'DemoPass1');
  fill(part, 'New password', 'NewPass42');
  fill(part, 'New password again', 'NewPass42');
  fireEvent.click(part.getByRole('button', { name: 'Change password' }));
  expect(await part.findByText(/Your password is changed/)).toBeTruthy();
  expect(session.renewals).toEqual([
    {
      method: 'POST',
      path: '/api/web/v1/account/password/',
      body: { oldPassword: 'DemoPass1', password: 'NewPass42' },
    },
  ]);
  expect(field(part, 'New password').value).toBe('');
});

test('a password that breaks the rules is told at its field and not sent @V-03', async () => {
  const { session } = startPage(PAGE, { user, api: serve() });
  const part = await section('Password');
  fill(part, 'New password', 'short');
  fireEvent.click(part.getByRole('button', { name: 'Change password' }));
  expect(await part.findByText(/minLength/)).toBeTruthy();
  expect(session.renewals).toEqual([]);
});

test('a wrong password is told at its field, and what was typed beside it stays', async () => {
  startPage(PAGE, { user, api: serve(() => wrongPassword('/password')) });
  const part = await section('Email');
  fill(part, 'New email', 'ada@new.example');
  fill(part, 'Present password', 'x');
  fireEvent.click(part.getByRole('button', { name: 'Send the link' }));
  expect(await part.findByText(/wrongPassword/)).toBeTruthy();
  expect(field(part, 'New email').value).toBe('ada@new.example');
});

test('who tries too often is told how long to wait', async () => {
  startPage(PAGE, { user, api: serve(() => new ApiError(429, [])) });
  const details = await openedDetails();
  fireEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(await details.findByText('Too many attempts. Please try again in 1 minute.')).toBeTruthy();
});

test.each([
  [false, 'authenticated', []],
  [true, 'anonymous', [{ method: 'POST', path: '/api/web/v1/account/logout-everywhere/' }]],
])('logging out everywhere asks first; sure: %s', async (isSure, status, calls) => {
  const api = serve();
  const { session } = startPage(PAGE, { user, api, isSure });
  const part = await section('Sessions');
  await act(async () => {
    fireEvent.click(part.getByRole('button', { name: 'Log out everywhere' }));
  });
  await waitFor(() => expect(session.get().status).toBe(status));
  expect(api.calls).toEqual(calls);
});

test('the account is deleted against its password, after a second press, and the session ends @X-19', async () => {
  const api = serve();
  const { session } = startPage(PAGE, { user, api });
  const part = await section('Delete the account');
  fireEvent.click(part.getByRole('button', { name: 'Delete my account' }));
  fill(part, 'Present password', 'DemoPass1');
  expect(api.calls).toEqual([]);
  fireEvent.click(part.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(session.get()).toEqual({ status: 'anonymous' }));
  expect(api.calls).toEqual([
    { method: 'POST', path: '/api/web/v1/account/deletion/', body: { password: 'DemoPass1' } },
  ]);
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('the question before the deletion has the focus, and is given up by a button that gives it back', async () => {
  const api = serve();
  startPage(PAGE, { user, api });
  const part = await section('Delete the account');
  const begin = () => part.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });
  const password = () => part.getByLabelText<HTMLInputElement>(/^Present password/);
  fireEvent.click(begin());
  expect(document.activeElement).toBe(password());
  fill(part, 'Present password', 'DemoPass1');
  fireEvent.click(part.getByRole('button', { name: 'Keep my account' }));
  expect(document.activeElement).toBe(begin());
  fireEvent.click(begin());
  expect(password().value).toBe('');
  expect(api.calls).toEqual([]);
});

test('a copy that cannot be made leaves the button', async () => {
  startPage(PAGE, { user, api: serve(() => new ApiError(503, [])) });
  const part = await section('Your data');
  fireEvent.click(part.getByRole('button', { name: 'Download my data' }));
  expect(await part.findByRole('button', { name: 'Download my data' })).toBeTruthy();
});

test.each(LOCALES)('has its words in %s @I-01', async (locale) => {
  const { container } = startPage(PAGE, { user, locale, api: serve() });
  const { title } = messagesOf(locale).account as { title: string };
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(container.textContent).not.toMatch(/account\.|\{\{/);
});
