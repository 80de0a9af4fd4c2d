import { ApiError } from '@ecocircle/shared-contracts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FetchError } from 'ofetch';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { LoginPage } from './login-page.tsx';

afterEach(cleanup);

const request = jest.fn<RequestClient>();
const open = (at = '/profile/login') => {
  request.mockReset();
  return showInPortal(LoginPage, { at, request, paths: ['registration'] });
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const heading = () => screen.getByRole('heading', { level: 1 });

function tooMany(seconds: number): ApiError {
  const cause = new FetchError('too many');
  cause.response = new Response(null, {
    headers: { 'retry-after': String(seconds) },
  }) as NonNullable<FetchError['response']>;
  return new ApiError(429, [], { cause });
}

function signIn(): void {
  type('Login or email', 'ada@example.org');
  type('Password', 'DemoPass1');
  press('Log in');
}

function askForLink(email = 'ada@example.org'): void {
  press('Forgot your password?');
  type('Email', email);
  press('Reset password');
}

describe('the login view', () => {
  test('can be sent when both fields are filled @A-04', () => {
    open();
    expect(button('Log in').disabled).toBe(true);
    type('Login or email', 'ada');
    expect(button('Log in').disabled).toBe(true);
    type('Password', 'x');
    expect(button('Log in').disabled).toBe(false);
    type('Login or email', '  ');
    expect(button('Log in').disabled).toBe(true);
  });

  test.each([
    [401, 'Incorrect login or password. Please check your credentials and try again.', 'Log in'],
    [500, 'An error occurred during sign-in. Please try again later.', 'Try again'],
    [0, 'An error occurred during sign-in. Please try again later.', 'Try again'],
  ])('says what a status of %i means @A-02', async (status, text, again) => {
    open();
    request.mockRejectedValue(new ApiError(status, []));
    signIn();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(button(again)).toBeTruthy();
    expect(field('Login or email').value).toBe('ada@example.org');
  });

  test('tells who is locked out when to try again, and keeps the password', async () => {
    open();
    request.mockRejectedValue(tooMany(8));
    signIn();
    const short = 'Too many attempts. Please try again in 8 seconds.';
    expect((await screen.findByRole('alert')).textContent).toBe(short);
    expect(field('Password').value).toBe('DemoPass1');
    request.mockRejectedValue(tooMany(900));
    press('Log in');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/^Too many attempts.* at \d+:\d\d [AP]M\.$/),
    );
  });

  test('leads to the registration', () => {
    open();
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toMatch(/\/registration$/);
  });
});

describe('restoring the password', () => {
  test('has a view of its own, which the address can open first @A-04 @R-21', () => {
    open('/profile/login?restore-password');
    expect(heading().textContent).toBe('Restore your password');
    press('Back to login');
    expect(heading().textContent).toBe('Log in');
    expect(document.activeElement).toBe(field('Login or email'));
  });

  test('takes over the e-mail that was typed as the login @A-04', () => {
    open();
    type('Login or email', 'ada@example.org');
    press('Forgot your password?');
    expect(field('Email').value).toBe('ada@example.org');
    expect(document.activeElement).toBe(field('Email'));
  });

  test('needs a valid e-mail @A-04', () => {
    open('/profile/login?restore-password');
    expect(button('Reset password').disabled).toBe(true);
    type('Email', 'ada@');
    expect(button('Reset password').disabled).toBe(true);
    type('Email', 'ada@example.org');
    expect(button('Reset password').disabled).toBe(false);
  });

  test('ends with a view that mentions Spam and returns to the login with what was typed @A-04', async () => {
    open();
    request.mockResolvedValue({ is_ok: true });
    askForLink();
    expect(await screen.findByText(/Spam/)).toBeTruthy();
    expect(document.activeElement).toBe(heading());
    expect(request.mock.calls).toEqual([
      [
        {
          method: 'POST',
          path: '/api/web/v1/authing/forgot_password/',
          body: { email: 'ada@example.org' },
        },
      ],
    ]);
    press('OK');
    expect(heading().textContent).toBe('Log in');
    expect(field('Login or email').value).toBe('ada@example.org');
  });

  test.each([
    [404, 'E-mail not found. Please check entered address.'],
    [503, 'An error occurred while resetting the password. Please try again later.'],
  ])('says what a status of %i means and keeps the e-mail @A-05', async (status, text) => {
    open();
    request.mockRejectedValue(new ApiError(status, []));
    askForLink();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field('Email').value).toBe('ada@example.org');
    type('Email', 'grace@example.org');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an answer that comes after going back changes nothing', async () => {
    open();
    let answer = (_: unknown): void => {};
    request.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    askForLink();
    press('Back to login');
    answer({ is_ok: true });
    await request.mock.results[0]?.value;
    expect(heading().textContent).toBe('Log in');
  });
});
