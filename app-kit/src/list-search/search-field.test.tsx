import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field.tsx';

const TEXTS = { label: 'Search', placeholder: '', clear: 'Clear' };
/** Longer than the field waits for another key. */
const REST = 400;

afterEach(cleanup);

function List({ search }: { readonly search: string }) {
  return <SearchField search={search} pathOf={(words) => `/list?q=${words}`} texts={TEXTS} />;
}

function openList(loader: () => Promise<null>) {
  jest.useFakeTimers();
  history.replaceState(null, '', '/list');
  const router = createBrowserRouter([
    { path: '/list', element: <List search="" /> },
    { path: '/thing', loader, element: <h1>Thing</h1> },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'jar' } });
  return router;
}

const rest = () => act(async () => void jest.advanceTimersByTime(REST));

test('what was typed is searched for once the keys rest @X-06', async () => {
  const router = openList(async () => null);
  expect(router.state.location.search).toBe('');
  await rest();
  expect(router.state.location.search).toBe('?q=jar');
});

test('a link that is followed before the keys rest wins, also where the page has not rendered it yet @X-06', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = openList(() => promise);
  await act(async () => {
    void router.navigate('/thing');
    jest.advanceTimersByTime(REST);
  });
  await rest();
  await act(async () => resolve(null));
  expect(router.state.location.pathname).toBe('/thing');
  expect(screen.getByRole('heading').textContent).toBe('Thing');
});
