import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { GoogleSignIn } from './index.ts';

const link = () => screen.queryByRole('link', { name: 'Sign in with Google' });

test('where it is offered, a plain link begins the sign-in with Google @A-11', () => {
  showInPortal(GoogleSignIn, { facts: { googleSignIn: true } });
  expect(link()?.getAttribute('href')).toBe('/api/web/v1/authing/google/start/');
});

test('over a page that must stay it begins in another tab, and says so @A-09', () => {
  showInPortal(() => <GoogleSignIn newTab />, { facts: { googleSignIn: true } });
  const opened = screen.getByRole('link', { name: 'Sign in with Google (opens in a new tab)' });
  expect(opened.getAttribute('target')).toBe('_blank');
});

test('where it is not, nothing is there @A-11', () => {
  showInPortal(GoogleSignIn);
  expect(link()).toBeNull();
});
