import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, PageData } from '@ecocircle/shared-contracts';
import { setGlobal } from '@ecocircle/test-kit';
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { writeCookie } from '../../platform/cookies/write-cookie.ts';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { PortalProvider } from '../../platform/page/portal-context.tsx';
import { CookieNotice } from './cookie-notice.tsx';

const shell = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'locales', 'en-US.json'), 'utf8'),
);

function show(locale: Locale, notices: Partial<PageData['notices']> = {}): void {
  const page = {
    locale,
    edition: 'local',
    basename: `/${locale.toLowerCase()}`,
    notices: { cookies: true, language: null, ...notices },
  } as unknown as PageData;
  const router = createMemoryRouter([{ path: '*', Component: CookieNotice }]);
  render(
    <PortalProvider value={page}>
      <I18nextProvider i18n={createPortalI18n(locale, { shell }, reportError)}>
        <Provider value={fork()}>
          <RouterProvider router={router} />
        </Provider>
      </I18nextProvider>
    </PortalProvider>,
  );
}

afterEach(() => {
  writeCookie('cookies_noted', '', 0);
  document.body.replaceChildren();
});

test('OK closes it and the edge is told by a cookie @D-06', () => {
  show('en-US');
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.cookie).toContain('cookies_noted=1');
});

test.each<[Locale, string]>([
  ['ru-RU', '/cookies'],
  ['kk-KZ', '/privacy-policy#cookies'],
  ['en-US', '/privacy-policy#cookies'],
])('the details in %s are on %s, the legal page of the market @D-06', (locale, path) => {
  show(locale);
  expect(screen.getByRole('link', { name: 'More about cookies' }).getAttribute('href')).toBe(path);
});

test('a page that was told to be silent is', () => {
  show('en-US', { cookies: false });
  expect(screen.queryByRole('region')).toBeNull();
});

test('it waits behind the offer of a language: one notice is enough at a time', () => {
  show('en-US', { language: { locale: 'es-AR', messages: {} } });
  expect(screen.queryByRole('region')).toBeNull();
});

test('who scrolls on leaves it for now, and the edge is told nothing @D-06', () => {
  show('en-US');
  const scrollTo = (top: number) => {
    setGlobal('scrollY', top);
    fireEvent.scroll(window);
  };
  scrollTo(150);
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeTruthy();
  scrollTo(250);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.cookie).not.toContain('cookies_noted');
});
