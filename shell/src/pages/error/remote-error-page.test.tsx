import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@ecocircle/shared-contracts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { RemoteErrorPage } from './remote-error-page.tsx';

const shell = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'locales', 'en-US.json'), 'utf8'),
);

afterEach(cleanup);

test.each([
  ['a call for data', new ApiError(0, []), 'Error while fetching data from backend'],
  ['a remote', new Error('chunk 7 is missing'), 'This part of the site did not load'],
])('%s that failed is told in words, with a way to try again @O-10', async (_, error, words) => {
  const loader = () => Promise.reject(error);
  const router = createMemoryRouter([
    { path: '*', loader, ErrorBoundary: RemoteErrorPage, HydrateFallback: () => null, element: null },
  ]);
  render(
    <I18nextProvider i18n={createPortalI18n('en-US', { shell }, reportError)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
