import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showInPortal } from '../layout/testing/show-in-portal.tsx';
import { GoogleSignIn } from './index.ts';

const link = () => screen.queryByRole('link', { name: 'Sign in with Google' });

test('where it is offered, a plain link begins the sign-in with Google @A-11', () => {
  showInPortal(GoogleSignIn, { facts: { googleSignIn: true } });
  expect(link()?.getAttribute('href')).toBe('/api/web/v1/authing/google/start/');
});

test('where it is not, nothing is there @A-11', () => {
  showInPortal(GoogleSignIn);
  expect(link()).toBeNull();
});
