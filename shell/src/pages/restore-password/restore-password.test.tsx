import { ApiError } from '@ecocircle/shared-contracts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { RestorePasswordPage } from './restore-password-page.tsx';

afterEach(cleanup);

const CHECK = '/api/web/v1/authing/restore_password/check/';
const SET = '/api/web/v1/authing/restore_password/';

const answers: Record<string, () => unknown> = {};
const request = jest.fn(async ({ path }: { path: string }) => answers[path]?.());
const works = () => ({ is_ok: true });
const refuse = (status: number, code: string, source?: { pointer: string }) => () => {
  throw new ApiError(status, [{ status: String(status), code, title: code, source }]);
};

function open(check: () => unknown = works, set: () => unknown = works): void {
  request.mockClear();
  answers[CHECK] = check;
  answers[SET] = set;
  showInPortal(RestorePasswordPage, {
    at: '/restore-password/secret',
    route: '/restore-password/:token',
    request,
  });
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => /\(done\)$/.test(textContent));

async function choose(password: string, repeated = password): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/^New password( \*)?$/), { target: { value: password } });
  fireEvent.change(field(/again/), { target: { value: repeated } });
  fireEvent.click(screen.getByRole('button', { name: /Save password|Try again/ }));
}

test('a link that works sets a password, once, and leads to the login @A-05', async () => {
  open();
  await choose('DemoPass2');
  const heading = await title('Your password is set');
  expect(document.activeElement).toBe(heading);
  expect(link('Log in')).toMatch(/\/profile\/login$/);
  expect(request.mock.calls.map(([call]) => call)).toEqual([
    { method: 'POST', path: CHECK, body: { token: 'secret' } },
    { method: 'POST', path: SET, body: { token: 'secret', password: 'DemoPass2' } },
  ]);
});

test('the rules are ticked off while the password is typed @V-03', async () => {
  open();
  fireEvent.change(await screen.findByLabelText(/^New password( \*)?$/), { target: { value: 'demo1' } });
  expect(rules()).toEqual([false, false, true, true, true]);
  fireEvent.change(field(/^New password( \*)?$/), { target: { value: 'demoPass1' } });
  expect(rules()).toEqual([true, true, true, true, true]);
  expect(screen.getByText('Your password keeps all the rules.')).toBeTruthy();
  const described = field(/^New password( \*)?$/).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain('8 to 20 characters');
});

test('a password that breaks a rule is not sent, and the focus goes to it @V-03', async () => {
  open();
  await choose('DemoPass1', 'DemoPass2');
  expect(await screen.findByText('The passwords do not match')).toBeTruthy();
  expect(document.activeElement).toBe(field(/again/));
  expect(request).toHaveBeenCalledTimes(1);
});

describe('a link that works no more is told apart @A-05', () => {
  test.each([
    [410, 'link-used', 'This link was used before'],
    [410, 'link-expired', 'This link has expired'],
    [404, 'link-unknown', 'We do not know this link'],
    [422, 'maxLength', 'We do not know this link'],
  ])('%i %s', async (status, code, name) => {
    open(refuse(status, code));
    const heading = await title(name);
    expect(document.activeElement).toBe(heading);
    expect(link('Get a new link')).toMatch(/\/profile\/login\?restore-password$/);
  });

  test('also when it stops to work while the password is typed', async () => {
    open(works, refuse(410, 'link-expired'));
    await choose('DemoPass1');
    await title('This link has expired');
  });
});

describe('a failure of the server', () => {
  test('keeps what was typed and offers to try again', async () => {
    open(works, refuse(503, 'unavailable'));
    await choose('DemoPass1');
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here');
    expect([field(/^New password( \*)?$/).value, field(/again/).value]).toEqual(['DemoPass1', 'DemoPass1']);
    answers[SET] = works;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await title('Your password is set');
  });

  test('while the link is checked, offers to check again', async () => {
    open(refuse(500, 'internal'));
    await title('We could not check your link');
    answers[CHECK] = works;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await title('Set your password');
  });

  test('with a finding of its own stands at the password', async () => {
    open(works, refuse(422, 'forbidden', { pointer: '/password' }));
    await choose('DemoPass1');
    expect(await screen.findByText(/^Leave out spaces/)).toBeTruthy();
    expect(field(/^New password( \*)?$/).getAttribute('aria-invalid')).toBe('true');
  });
});
