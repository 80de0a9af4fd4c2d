import type { PageData } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { forgetReturn, rememberReturn, takePathAfterLogin } from './return-path.ts';

const page = {
  remotes: {
    'mf-cabinet': {
      routes: [
        { path: 'profile', access: 'authenticated' },
        { path: 'profile/balance', access: 'user' },
        { path: 'profile/edit-recycling-point/:id', access: 'recycling-points-creator' },
        { path: 'charity-events', access: 'public' },
      ],
    },
  },
} as unknown as PageData;

beforeEach(forgetReturn);

test.each([
  ['/profile/balance', '/profile/balance'],
  ['/profile/balance?page=2', '/profile/balance?page=2'],
  ['/profile?x=1', '/profile?x=1'],
  ['/profile/edit-recycling-point/7', '/profile'],
  ['/profile/login', '/profile'],
  ['/profile/logout', '/profile'],
  ['/profile/nothing-here', '/profile'],
  ['/charity-events', '/profile'],
  ['//evil.example', '/profile'],
  ['https://evil.example/profile', '/profile'],
  ['/profile/../..//evil.example', '/profile'],
])('from %s a login leads a user to %s @A-10', (asked, led) => {
  rememberReturn(asked);
  expect(takePathAfterLogin(page, ['user'])).toBe(led);
});

test('the page that was asked for is led to once @A-10', () => {
  rememberReturn('/profile/balance');
  expect(takePathAfterLogin(page, ['user'])).toBe('/profile/balance');
  expect(document.cookie).not.toContain('return_to');
  expect(takePathAfterLogin(page, ['user'])).toBe('/profile');
});

test('a cookie that somebody else wrote leads nowhere outside @A-10', () => {
  for (const value of [
    '%E0%A4%A',
    encodeURIComponent('https://evil.example/'),
    encodeURIComponent('//evil.example'),
  ]) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `return_to=${value}; Path=/`;
    expect(takePathAfterLogin(page, ['user'])).toBe('/profile');
  }
});

test('a page is open to whoever has one of its roles @A-10', () => {
  rememberReturn('/profile/edit-recycling-point/7');
  expect(takePathAfterLogin(page, ['user', 'recycling-points-creator'])).toBe(
    '/profile/edit-recycling-point/7',
  );
  expect(takePathAfterLogin(page, [])).toBe('/profile');
});

test('a page outside the cabinet leaves the one that was remembered @A-10', () => {
  rememberReturn('/profile/balance');
  rememberReturn('/charity-events');
  expect(document.cookie).toBe('return_to=%2Fprofile%2Fbalance');
});

test('what is forgotten leads nowhere @A-10', () => {
  rememberReturn('/profile/balance');
  forgetReturn();
  expect(document.cookie).not.toContain('return_to');
  expect(takePathAfterLogin(page, ['user'])).toBe('/profile');
});
