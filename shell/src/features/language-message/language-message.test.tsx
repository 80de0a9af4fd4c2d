import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, PageData } from '@ecocircle/shared-contracts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { writeCookie } from '../../platform/cookies/write-cookie.ts';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { PortalProvider } from '../../platform/page/portal-context.tsx';
import { LanguageMessage } from './language-message.tsx';

const textsOf = (locale: Locale) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'locales', `${locale}.json`), 'utf8'));
const { languageMessage } = textsOf('es-AR');

/** A Kazakh page of the local edition, shown to somebody who would rather read Spanish. */
function show(offered: Locale | null = 'es-AR'): void {
  const language = offered && { locale: offered, messages: { shell: { languageMessage } } };
  const page = {
    locale: 'kk-KZ',
    edition: 'local',
    basename: '/kk-kz',
    notices: { cookies: false, language },
  } as unknown as PageData;
  const router = createMemoryRouter([{ path: '*', element: <LanguageMessage placement="inline" /> }], {
    initialEntries: ['/charity-events?city=Almaty'],
  });
  const i18n = createPortalI18n('kk-KZ', { shell: textsOf('kk-KZ') }, reportError, language);
  render(
    <PortalProvider value={page}>
      <I18nextProvider i18n={i18n}>
        <Provider value={fork()}>
          <RouterProvider router={router} />
        </Provider>
      </I18nextProvider>
    </PortalProvider>,
  );
}

const message = () => screen.queryByRole('region', { name: 'Idioma del sitio' });

/** Follows a link as far as its handlers: jsdom cannot load another page. */
function follow(name: string): void {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
}

afterEach(() => {
  sessionStorage.clear();
  for (const name of ['locale', 'keepPreferredLocale', 'localeCodeSetByMessage']) writeCookie(name, '', 0);
  document.body.replaceChildren();
});

test('it asks in the preferred language, and is left in the page’s own @D-07', () => {
  show();
  const region = message() as HTMLElement;
  expect(region.lang).toBe('es-AR');
  expect(within(region).getByText('¿Lo leés en español?')).toBeTruthy();
  const named = within(region).getByRole('link', { name: 'Pasar al español' });
  expect(named.textContent).toBe('Pasar');
  expect(within(region).getByRole('button', { name: 'Қазақша қалдыру' }).lang).toBe('kk-KZ');
});

test('the language of the page is noted for the session @D-07', () => {
  show(null);
  expect(message()).toBeNull();
  expect(sessionStorage.getItem('localeCode')).toBe('kk-KZ');
  expect(sessionStorage.getItem('localeCodeSetByMessage')).toBeNull();
});

test('an answer of this session is not asked for again @D-07', () => {
  sessionStorage.setItem('localeCodeSetByMessage', 'true');
  show();
  expect(message()).toBeNull();
});

describe('the answer @D-07', () => {
  test('to stay closes it for the session and chooses nothing', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Қазақша қалдыру' }));
    expect(message()).toBeNull();
    expect(sessionStorage.getItem('localeCodeSetByMessage')).toBe('true');
    expect(document.cookie).toBe('localeCodeSetByMessage=1');
    expect(sessionStorage.getItem('localeCode')).toBe('kk-KZ');
  });

  test('to switch leads to the same page with its parameters, and remembers the language @I-05', () => {
    show();
    const link = screen.getByRole('link', { name: 'Pasar al español' });
    expect(link.getAttribute('href')).toBe('/es-ar/charity-events?city=Almaty');
    follow('Pasar al español');
    expect(document.cookie.split('; ').sort()).toEqual(['locale=es-AR', 'localeCodeSetByMessage=1']);
    expect(sessionStorage.getItem('localeCode')).toBe('es-AR');
  });

  test('to switch for good keeps the preferred language', () => {
    show();
    follow('Siempre en español');
    expect(document.cookie.split('; ').sort()).toEqual([
      'keepPreferredLocale=1',
      'locale=es-AR',
      'localeCodeSetByMessage=1',
    ]);
  });
});
