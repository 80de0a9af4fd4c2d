import { Link, RouterProvider } from '@ecocircle/shared-contracts/router';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import desk from '../locales/en-US.json' with { type: 'json' };
import validation from '../locales/validation/en-US.json' with { type: 'json' };
import { createTexts } from '../platform/texts.ts';
import { BesideLink, OnwardLink } from './onward-link.tsx';
import { PageHead } from './page-head.tsx';
import { readCarried } from './trail.ts';

afterEach(cleanup);

const PATHS = [
  { path: '/all-points', element: <OnwardLink to="/points/1">First</OnwardLink> },
  {
    path: '/points/:id',
    element: (
      <>
        <PageHead title="A point" back="/points" />
        <OnwardLink to="/points/2">Near it</OnwardLink>
        <BesideLink to="/points/3">Next</BesideLink>
      </>
    ),
  },
  { path: '/points', element: <Link to="/">The queue</Link> },
];

function open(path: string) {
  const router = createMemoryRouter(PATHS, { initialEntries: [path] });
  render(
    <I18nextProvider i18n={createTexts('en-US', { desk, validation })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return {
    press: (name: string) => userEvent.click(screen.getByRole('link', { name })),
    at: () => router.state.location.pathname + router.state.location.search,
    left: () => readCarried(router.state.location.state).left,
  };
}

const LIST = '/all-points?q=glass&pages=3';

test('the way back leads to the list as it was narrowed and opened, one page after the other @X-16', async () => {
  const { press, at, left } = open(LIST);
  await press('First');
  await press('Near it');
  await press('Back to the point');
  expect([at(), left()]).toEqual(['/points/1', '/points/2']);
  await press('Back to the list');
  expect([at(), left()]).toEqual([LIST, '/points/1']);
});

test('what stands beside a page keeps its way back @X-16', async () => {
  const { press, at } = open(LIST);
  await press('First');
  await press('Next');
  await press('Back to the list');
  expect(at()).toBe(LIST);
});

test('an entry that was opened by its address leads to its own list @X-16', async () => {
  const { press, at } = open('/points/1');
  await press('Back to the list');
  expect(at()).toBe('/points');
});

test.each([[null], ['accepted'], [{ origin: 7, left: [] }], [{ origin: { path: 1 } }]])(
  'an address that carries %j carries nothing @X-16',
  (state) => {
    expect(readCarried(state)).toEqual({ origin: null, left: null });
  },
);
