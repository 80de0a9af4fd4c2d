import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@ecocircle/shared-contracts';
import { fakeOnly } from '@ecocircle/test-kit';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, type NonIndexRouteObject, RouterProvider } from 'react-router';
import type { PageHealing } from '../../platform/composition/remote-routes.ts';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { RemoteErrorPage } from './remote-error-page.tsx';

const shell = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'locales', 'en-US.json'), 'utf8'),
);

afterEach(cleanup);

const show = (router: ReturnType<typeof createMemoryRouter>) =>
  render(
    <I18nextProvider i18n={createPortalI18n('en-US', { shell }, reportError)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );

function visit(route: Omit<NonIndexRouteObject, 'path'>) {
  const router = createMemoryRouter([
    { path: '*', ErrorBoundary: RemoteErrorPage, HydrateFallback: () => null, element: null, ...route },
  ]);
  show(router);
}

test.each([
  ['a call for data', new ApiError(0, []), 'Error while fetching data from backend'],
  ['a remote', new Error('chunk 7 is missing'), 'This part of the site did not load'],
])('%s that failed is told in words, with a way to try again @O-10', async (_, error, words) => {
  const loader = () => Promise.reject(error);
  visit({ loader });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

describe('a page whose code throws', () => {
  test.each([
    ['is on the way elsewhere', true],
    ['has left it', false],
  ])('does not bring back somebody who %s when another build has come @O-05', async (_, isOtherSlow) => {
    const replaced = Promise.withResolvers<boolean>();
    const other = Promise.withResolvers<null>();
    const loader = () => {
      throw new TypeError('broken');
    };
    const healing = { replace: () => replaced.promise };
    const router = createMemoryRouter([
      { path: '/', ErrorBoundary: RemoteErrorPage, HydrateFallback: () => null, loader, handle: { healing } },
      { path: '/other', element: 'the other page', ...(isOtherSlow && { loader: () => other.promise }) },
    ]);
    show(router);
    await screen.findByRole('status');
    await act(async () => void router.navigate('/other'));
    await act(async () => replaced.resolve(true));
    await act(async () => other.resolve(null));
    expect(await screen.findByText('the other page')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/other');
  });

  /** A page that works from this visit on, whose build can be replaced, restarted, or neither. */
  function open({ worksAt, ...healing }: Partial<PageHealing> & { worksAt: number }) {
    let visits = 0;
    const loader = () => {
      visits += 1;
      if (visits < worksAt) throw new TypeError(`broken at visit ${visits}`);
      return null;
    };
    const nothing: PageHealing = {
      replace: async () => false,
      renew: async () => false,
      restart: async () => {},
    };
    visit({ loader, element: 'the page', handle: { healing: { ...nothing, ...healing } } });
  }

  test('gives way to another build without a word @O-05', async () => {
    open({ worksAt: 3, replace: async () => true });
    expect(await screen.findByText('the page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('is told of where there is none, and brought again by a press @O-05', async () => {
    const restart = jest.fn(async () => {});
    open({ worksAt: 2, restart });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the page')).toBeTruthy();
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test('mends itself once other builds are released', async () => {
    jest.useFakeTimers(fakeOnly('setInterval', 'clearInterval'));
    const renew = jest.fn(async () => true).mockResolvedValueOnce(false);
    open({ worksAt: 2, renew });
    await screen.findByRole('button', { name: 'Try again' });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByText('the page')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByText('the page')).toBeTruthy();
  });
});
