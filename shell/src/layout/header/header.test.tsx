import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientUser, PageData } from '@ecocircle/shared-contracts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPortalI18n } from '../../locale/portal-i18n.ts';
import { PortalProvider } from '../../portal-context.tsx';
import type { StoredAuth } from '../../session/auth-storage.ts';
import { $auth } from '../../session/model.ts';
import { Header } from './header.tsx';

const locales = join(import.meta.dirname, '..', '..', 'locales');
const shell = JSON.parse(readFileSync(join(locales, 'en-US.json'), 'utf8'));

function show(roles: ClientUser['roles'] | null, edition: PageData['edition'] = 'local'): void {
  const page = { edition, locale: edition === 'ru' ? 'ru-RU' : 'en-US', basename: '/en-us' } as PageData;
  const auth = roles && ({ user: { name: 'Aigerim', roles } } as unknown as StoredAuth);
  const scope = fork({ values: [[$auth, auth]] });
  const router = createMemoryRouter([{ path: '*', Component: Header }], {
    initialEntries: ['/charity-events?city=Almaty'],
  });
  render(
    <PortalProvider value={page}>
      <I18nextProvider i18n={createPortalI18n(page.locale, { shell }, reportError)}>
        <Provider value={scope}>
          <RouterProvider router={router} />
        </Provider>
      </I18nextProvider>
    </PortalProvider>,
  );
}

const expanded = (button: HTMLElement): string | null => button.getAttribute('aria-expanded');

beforeEach(() => {
  document.body.replaceChildren();
});

test('a menu opens by its button; Escape closes it and returns the focus @H-03', () => {
  show(null);
  const button = screen.getByRole('button', { name: 'Language: EN, English (US)' });
  fireEvent.click(button);
  expect(expanded(button)).toBe('true');
  const item = screen.getByRole('link', { name: 'Қазақша' });
  item.focus();
  fireEvent.keyDown(item, { key: 'Escape' });
  expect(expanded(button)).toBe('false');
  expect(document.activeElement).toBe(button);
});

test('a press outside closes the menu', () => {
  show(null);
  const button = screen.getByRole('button', { name: 'Language: EN, English (US)' });
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  expect(expanded(button)).toBe('false');
});

test('the language links keep the page and its parameters', () => {
  show(null);
  fireEvent.click(screen.getByRole('button', { name: 'Language: EN, English (US)' }));
  const link = screen.getByRole('link', { name: 'Español (Argentina)' });
  expect(link.getAttribute('href')).toBe('/es-ar/charity-events?city=Almaty');
});

test('where there is one language there is no switcher @H-01', () => {
  show(null, 'ru');
  expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull();
});

describe('the account menu', () => {
  const linksFor = (roles: ClientUser['roles']): (string | null)[] => {
    show(roles);
    fireEvent.click(screen.getByRole('button', { name: 'Account of Aigerim' }));
    const menu = screen.getByRole('button', { name: 'Account of Aigerim' }).parentElement as HTMLElement;
    return within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent);
  };

  test('a visitor sees only the login', () => {
    show(null);
    expect(screen.getAllByRole('link', { name: 'Log in' })).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /^Account/ })).toBeNull();
  });

  test('a user sees profile and logout', () => {
    expect(linksFor(['user'])).toEqual(['Profile', 'Log out']);
  });

  test('a creator of recycling points sees them too', () => {
    expect(linksFor(['recycling-points-creator'])).toEqual(['Profile', 'My recycling points', 'Log out']);
  });
});
