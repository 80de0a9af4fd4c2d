import { ApiError, type PageRoute, type RemoteInstance } from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs, RouteObject } from '@ecocircle/shared-contracts/router';
import { expect, test } from '@jest/globals';
import { remoteRoutes, resolveRoute } from './remote-routes.ts';
import { findRouteOwner } from './route-owner.ts';

const route = (id: string, path: string): PageRoute => ({
  id,
  path,
  access: 'public',
  render: 'server',
  layout: {},
  head: { title: id, description: '' },
});
const remotes = {
  'mf-public': { routes: [route('home', ''), route('charity-event', 'charity-event/:id')] },
  'mf-points-map': { routes: [route('recycling-points', 'recycling-points/:id?')] },
};

const lazyOf = (routes: RouteObject[], id: string) =>
  routes.find((one) => one.id === id)?.lazy as () => Promise<RouteObject>;

test.each([
  ['/', 'home'],
  ['/charity-event/7', 'charity-event'],
  ['/charity-event/7/', 'charity-event'],
  ['/recycling-points', 'recycling-points'],
  ['/recycling-points/17', 'recycling-points'],
])('%s belongs to %s @R-17', (path, id) => {
  expect(findRouteOwner(remotes, ['profile/login'], path)?.route.id).toBe(id);
});

test('a path of the shell, or of nobody, belongs to no remote', () => {
  const greedy = { 'mf-public': { routes: [route('everything', 'profile/:page')] } };
  expect(findRouteOwner(greedy, ['profile/login'], '/profile/login')).toBeNull();
  expect(findRouteOwner(remotes, [], '/nope')).toBeNull();
});

test('a remote is loaded when its route is first visited, and again after a failure @O-05', async () => {
  let loads = 0;
  const instance: RemoteInstance = {
    routes: [{ id: 'home', path: '', Component: () => null }],
    dispose() {},
  };
  const instanceOf = async () => {
    loads += 1;
    if (loads === 1) throw new Error('down');
    return instance;
  };
  const lazy = lazyOf(remoteRoutes({ remotes, instanceOf }), 'home');
  expect(loads).toBe(0);
  await expect(lazy()).rejects.toThrow('down');
  expect((await lazy()).Component).toBe(instance.routes[0]?.Component);
});

test('a remote that does not bring a declared route is refused by name', async () => {
  const lazy = lazyOf(
    remoteRoutes({ remotes, instanceOf: async () => ({ routes: [] }) }),
    'recycling-points',
  );
  await expect(lazy()).rejects.toThrow(
    'mf-points-map declares the route recycling-points but does not bring it',
  );
});

test('what the API refuses a loader becomes the status of the page @R-14', async () => {
  const loader = () => {
    throw new ApiError(404, [
      { status: '404', code: 'not-found', title: 'No such event', detail: 'event 7' },
    ]);
  };
  const instanceOf = async () => ({ routes: [{ id: 'home', path: '', loader }] });
  const [home] = await resolveRoute(remoteRoutes({ remotes, instanceOf }), 'home');
  const load = home?.loader as (args: LoaderFunctionArgs) => Promise<unknown>;
  await expect(load({} as LoaderFunctionArgs)).rejects.toMatchObject({
    data: 'event 7',
    init: { status: 404, statusText: 'not-found' },
  });
});

test('a loader begins once the press that asked for its page is painted', async () => {
  const done: string[] = [];
  const loader = () => done.push('loaded');
  const painted = async () => {
    done.push('painted');
  };
  const instanceOf = async () => ({ routes: [{ id: 'home', path: '', loader }] });
  const [home] = await resolveRoute(remoteRoutes({ remotes, instanceOf, painted }), 'home');
  const load = home?.loader as (args: LoaderFunctionArgs) => Promise<unknown>;
  await load({} as LoaderFunctionArgs);
  expect(done).toEqual(['painted', 'loaded']);
});

test('only the route of the first render is resolved ahead', async () => {
  const page = { Component: () => null, handle: { head: () => ({ title: 'x' }) } };
  const instanceOf = async () => ({ routes: [{ id: 'home', path: '', lazy: async () => page }] });
  const routes = await resolveRoute(remoteRoutes({ remotes, instanceOf }), 'home');
  expect(routes.map(({ id, lazy }) => [id, lazy === undefined])).toEqual([
    ['home', true],
    ['charity-event', false],
    ['recycling-points', false],
  ]);
  expect(routes[0]?.handle).toMatchObject({ remote: 'mf-public', head: page.handle.head });
});
