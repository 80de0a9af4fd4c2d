import type { PageData, PageRoute } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';

import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PortalProvider } from '../page/portal-context.tsx';
import { useLanguageLinks } from './language-links.ts';

function Languages() {
  return useLanguageLinks().map(({ locale, href }) => (
    <a key={locale} href={href}>
      {locale}
    </a>
  ));
}

function hrefsAt(path: string, regions?: PageRoute['regions'], paths?: Record<string, string>) {
  const handle = { remote: 'mf-public', route: { regions }, paths: (data: unknown) => data };
  const router = createMemoryRouter(
    [{ id: 'page', path: '*', Component: Languages, handle, loader: () => paths }],
    {
      initialEntries: [path],
      hydrationData: { loaderData: { page: paths } },
    },
  );
  render(
    <PortalProvider value={{ edition: 'kz', locale: 'kk-KZ' } as PageData}>
      <RouterProvider router={router} />
    </PortalProvider>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

beforeEach(() => {
  document.body.replaceChildren();
});

test('the languages lead to the same page with its parameters @I-05', () => {
  expect(hrefsAt('/charity-events?when=past')).toEqual([
    '/kk-kz/charity-events?when=past',
    '/ru-kz/charity-events?when=past',
  ]);
});

test('the languages lead to the part of the page that is shown @I-05', () => {
  expect(hrefsAt('/privacy-policy#cookies')).toEqual([
    '/kk-kz/privacy-policy#cookies',
    '/ru-kz/privacy-policy#cookies',
  ]);
});

test('a language without the page leads to its home page @R-06', () => {
  expect(hrefsAt('/cookies', ['russia'])).toEqual(['/kk-kz', '/ru-kz']);
});

test('a language that names the page in its own words is led to by them, with the parameters', () => {
  const paths = { 'kk-KZ': '/what-to-do-with/shyny-banki', 'ru-KZ': '/what-to-do-with/banka' };
  expect(hrefsAt('/what-to-do-with/banka?from=home', undefined, paths)).toEqual([
    '/kk-kz/what-to-do-with/shyny-banki?from=home',
    '/ru-kz/what-to-do-with/banka?from=home',
  ]);
});
