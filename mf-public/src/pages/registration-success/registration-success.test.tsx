import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../../../remote.json' with { type: 'json' };
import { openPage } from '../../testing/open-page.tsx';

test('the page after a registration says what comes next, and has one way on @R-12', async () => {
  await openPage('/registration-success', {}, 'es-AR');
  expect(screen.getByRole('heading', { level: 1, name: '¡Ya te registraste!' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/spam/)).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/recycling-points']);
});

test('who has confirmed their e-mail is led to the login @R-12', async () => {
  await openPage('/registration-success?confirmed', {});
  expect(screen.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Log in',
    'Company roles are reviewed',
    'Meanwhile, look around',
  ]);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/profile/login');
});

test('it is 1200 pixels wide and not for search engines @R-12 @L-02', () => {
  const route = remote.routes.find(({ id }) => id === 'registration-success');
  expect(route).toMatchObject({ indexable: false, layout: { maxWidth: 1200 } });
});
