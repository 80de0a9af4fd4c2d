import type { ClientUser, PageData } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { Header } from './header.tsx';

const show = (roles: ClientUser['roles'] | null, facts: Partial<PageData> = {}, paths?: readonly string[]) =>
  showInPortal(Header, { roles, facts, ...(paths && { paths }) });
const language = () => screen.getByRole('button', { name: 'Language: EN, English (US)' });
const expanded = (button: HTMLElement): string | null => button.getAttribute('aria-expanded');
const mainLinks = (): (string | null)[] =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('Escape closes a menu and returns the focus to its button @H-03', () => {
  show(null);
  fireEvent.click(language());
  expect(expanded(language())).toBe('true');
  const item = screen.getByRole('link', { name: 'Қазақша' });
  item.focus();
  fireEvent.keyDown(item, { key: 'Escape' });
  expect(expanded(language())).toBe('false');
  expect(document.activeElement).toBe(language());
});

test('the language links keep the page and its parameters', () => {
  show(null);
  fireEvent.click(language());
  expect(screen.getByRole('link', { name: 'Қазақша' }).getAttribute('href')).toBe(
    '/kk-kz/charity-events?city=Almaty',
  );
});

test('with one language there is no switcher @H-01', () => {
  show(null, { edition: 'ru', locale: 'ru-RU' });
  expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull();
});

test('the logo leads home, the main links to their pages, a button to the app @H-01', () => {
  show(null);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('EcoCircle, home page')).toBe('/');
  expect(link('Events')).toBe('/charity-events');
  expect(link('Recycling map')).toBe('/recycling-points');
  expect(link('For organizations')).toBe('/#opportunities');
  expect(link('Get the app')).toBe('/get-app');
});

test('the manuals open from one button @H-01', () => {
  show(null);
  fireEvent.click(screen.getByRole('button', { name: 'Guides' }));
  expect(mainLinks()).toEqual(
    expect.arrayContaining(['How to run an event', 'How to report a site inspection']),
  );
});

test.each([
  ['ru-RU', 2],
  ['ru-KZ', 0],
  ['kk-KZ', 0],
  ['es-AR', 0],
  ['en-US', 0],
] as const)('%s has %i outside links @H-01', (locale, count) => {
  show(null, { locale });
  const outside = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(outside).toHaveLength(count);
});

test('a page that nobody has released has no link, nor has one that the market lacks', () => {
  show(null, {}, ['', 'recycling-points/:id?']);
  expect(mainLinks()).toEqual(['Recycling map', 'For organizations']);
  expect(screen.queryByRole('button', { name: 'Guides' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull();
});

describe('the account menu', () => {
  const linksFor = (roles: ClientUser['roles']): (string | null)[] => {
    show(roles);
    const button = screen.getByRole('button', { name: 'Account of Aigerim' });
    fireEvent.click(button);
    return within(button.parentElement as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  };

  test('a visitor sees only login and registration @H-05', () => {
    show(null);
    fireEvent.click(screen.getByRole('button', { name: 'Account' }));
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(expect.arrayContaining(['Log in', 'Sign up']));
    expect(links).not.toContain('Profile');
    expect(links).not.toContain('Log out');
  });

  test('an account without a known role is offered what a visitor is @H-05', () => {
    show([]);
    fireEvent.click(screen.getByRole('button', { name: /^Account/ }));
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Log out' })).toBeNull();
  });

  test.each([
    ['user', ['Profile', 'Balance', 'Log out']],
    ['charity-events-creator', ['Profile', 'My events', 'Create an event', 'Log out']],
    ['recycling-points-creator', ['Profile', 'My recycling points', 'Add a recycling point', 'Log out']],
  ] as const)('a %s sees the links of the role @H-05', (role, links) => {
    expect(linksFor([role])).toEqual(links);
  });
});
