import { fail } from 'node:assert/strict';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import shell from '../../locales/en-US.json' with { type: 'json' };
import shared from '../../locales/shared/en-US.json' with { type: 'json' };
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { RequestResultPage } from './request-result-page.tsx';

afterEach(cleanup);

function open(search: string): void {
  const i18n = createPortalI18n('en-US', { shell, ...shared }, (error) => fail(error.message));
  const routes = [{ path: '*', element: <RequestResultPage outcome="invalid" /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/request-result/invalid${search}`] });
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

test('the fields that were wrong are named, each with its rule and bound @N-04 @N-06 @V-05', () => {
  open('?email=email&text=required&orgName=maxLength');
  const named = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const rules = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(named).toEqual(['Organization', 'Email', 'Text']);
  expect(rules).toEqual([
    'No more than 200 characters, please',
    'Value is not a valid email address',
    'This field is required',
  ]);
});

test('a form that asks for materials says that none was ticked @X-09', () => {
  open('?materials=material');
  expect(screen.getByRole('term').textContent).toBe('Materials');
  expect(screen.getByRole('definition').textContent).toBe('Choose at least one material');
});

test('an address that names nothing known shows no list', () => {
  open('?email=nonsense&other=required');
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
