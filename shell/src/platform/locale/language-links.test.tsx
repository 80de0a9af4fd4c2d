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

function hrefsAt(path: string, regions?: PageRoute['regions']) {
  const handle = { remote: 'mf-public', route: { regions } };
  const router = createMemoryRouter([{ path: '*', Component: Languages, handle }], {
    initialEntries: [path],
  });
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

test('a language without the page leads to its home page @R-06', () => {
  expect(hrefsAt('/cookies', ['russia'])).toEqual(['/kk-kz', '/ru-kz']);
});
