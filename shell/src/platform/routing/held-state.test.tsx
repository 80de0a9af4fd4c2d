import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@ecocircle/shared-contracts/router-server';
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { heldUntilFollowed } from './held-state.ts';

const ROUTES = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/map', element: <p>The map</p> },
];

async function serverPage(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(ROUTES);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error('a redirect');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

test('who goes back while a page is hydrated leaves it once it is taken over @R-14', async () => {
  const root = document.createElement('div');
  root.innerHTML = await serverPage('/map');
  document.body.replaceChildren(root);
  history.replaceState(null, '', '/map');
  const router = createBrowserRouter(ROUTES);
  const held = heldUntilFollowed(router);
  await router.navigate('/');
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, <RouterProvider router={held} />, { onRecoverableError }));
  expect(screen.getByRole('heading').textContent).toBe('Home');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(held.state).toBe(router.state);
  router.dispose();
});
