import {
  ApiError,
  type PageRoute,
  type PortalRouteObject,
  type RemoteInstance,
} from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs, RouteObject } from '@ecocircle/shared-contracts/router';
import { fakeOnly } from '@ecocircle/test-kit';
import { describe, expect, jest, test } from '@jest/globals';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageHealing, type RemoteRouteHandle, remoteRoutes, resolveRoute } from './remote-routes.ts';
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

test('a remote that brings several pages gives each to its route', async () => {
  const pages = [
    { id: 'home', path: '', Component: () => null },
    { id: 'charity-event', path: 'charity-event/:id', Component: () => null },
  ];
  const routes = remoteRoutes({ remotes, instanceOf: async () => ({ routes: pages }) });
  for (const { id, Component } of pages) expect((await lazyOf(routes, id)()).Component).toBe(Component);
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

test('a page that is not for everybody is guarded, a public one is not', () => {
  const guarded = {
    'mf-cabinet': {
      routes: [route('legal', 'legal'), { ...route('profile', 'profile'), access: 'authenticated' as const }],
    },
  };
  const guards = { authenticated: async () => {} };
  const guard = (access: string) => guards[access as keyof typeof guards];
  const instanceOf = async () => ({ routes: [] });
  const middleware = (routes: RouteObject[]) => routes.map((one) => one.middleware);
  expect(middleware(remoteRoutes({ remotes: guarded, instanceOf, guard }))).toEqual([
    undefined,
    [guards.authenticated],
  ]);
  expect(middleware(remoteRoutes({ remotes: guarded, instanceOf }))).toEqual([undefined, undefined]);
});

test('a route is known by its owner, path and stand-ins before its remote is loaded', () => {
  const standIns = { HydrateFallback: () => null, ErrorBoundary: () => null };
  const [home] = remoteRoutes({ remotes, instanceOf: async () => ({ routes: [] }), standIns });
  expect(home).toMatchObject({
    id: 'home',
    path: '',
    handle: { remote: 'mf-public', route: { id: 'home', access: 'public' } },
    ...standIns,
  });
});

/** What the loader of the page `home` comes to. */
async function loadHome(loader: unknown, ...given: unknown[]): Promise<unknown> {
  const instanceOf = async () => ({ routes: [{ id: 'home', path: '', loader }] }) as RemoteInstance;
  const [home] = await resolveRoute(remoteRoutes({ remotes, instanceOf }), 'home');
  const load = home?.loader as (...args: unknown[]) => Promise<unknown>;
  return load(...given);
}

test('a loader gets what the router gives it, and its answer is the page’s', async () => {
  const loader = async (...given: unknown[]) => given;
  expect(await loadHome(loader, { params: { id: '7' } }, 'context')).toEqual([
    { params: { id: '7' } },
    'context',
  ]);
});

test('a refusal without a word has a status all the same', async () => {
  const refusal = loadHome(() => Promise.reject(new ApiError(400, [])), {});
  await expect(refusal).rejects.toMatchObject({ data: null, init: { status: 400, statusText: '' } });
});

test.each([
  ['that there is no connection', new ApiError(0, [])],
  ['a fault of its own', new TypeError('no list')],
])('%s is no status of the page', async (_, error) => {
  await expect(loadHome(() => Promise.reject(error), {})).rejects.toBe(error);
});

test('a page without a loader has none once it is resolved', async () => {
  const instanceOf = async () => ({ routes: [{ id: 'home', path: '', Component: () => null }] });
  const [home] = await resolveRoute(remoteRoutes({ remotes, instanceOf }), 'home');
  expect(home?.loader).toBeUndefined();
});

test('a page that is resolved ahead waits behind no fallback, others keep theirs', async () => {
  const standIns = { HydrateFallback: () => null, ErrorBoundary: () => null };
  const shouldRevalidate = () => false;
  const instanceOf = async () => ({ routes: [{ id: 'home', path: '', shouldRevalidate }] });
  const [home, event] = await resolveRoute(remoteRoutes({ remotes, instanceOf, standIns }), 'home');
  expect(home).not.toHaveProperty('HydrateFallback');
  expect(home).toMatchObject({ ErrorBoundary: standIns.ErrorBoundary, shouldRevalidate });
  expect(event).toHaveProperty('HydrateFallback');
});

test('a route without code of its own is left as it is', async () => {
  const own: RouteObject = { id: 'home', path: '' };
  expect(await resolveRoute([own], 'home')).toEqual([own]);
});

describe('a page that fails in the browser', () => {
  /** A remote of two builds: the first page throws, or never comes, and the second one works. */
  function open(pages: readonly PortalRouteObject[]) {
    let build = 0;
    const left: unknown[] = [];
    const restarted: string[] = [];
    const healing = {
      leave(_: string, error: unknown) {
        left.push(error);
        build += 1;
        return build < pages.length;
      },
      renew: async () => true,
      restart(remote: string) {
        restarted.push(remote);
        build = 0;
      },
    };
    const instanceOf = async () => ({ routes: [pages[build]] as PortalRouteObject[] });
    const routes = remoteRoutes({ remotes, instanceOf, healing });
    const { handle } = routes.find(({ id }) => id === 'home') as { handle: RemoteRouteHandle };
    return { lazy: lazyOf(routes, 'home'), healing: handle.healing as PageHealing, left, restarted };
  }
  const page = (name: string): PortalRouteObject => ({
    id: 'home',
    path: '',
    Component: () => name,
    loader: () => `data of ${name}`,
  });
  const shown = ({ Component, loader }: RouteObject) => ({
    page: renderToString(createElement(Component as ComponentType)),
    data: (loader as () => Promise<string>)(),
  });

  test('gives its place to that of another build @O-05', async () => {
    const { lazy, healing, left } = open([page('new'), page('old')]);
    const route = await lazy();
    expect(shown(route).page).toBe('new');
    const broken = new TypeError('broken');
    expect(await healing.replace(broken)).toBe(true);
    expect(left).toEqual([broken]);
    expect(shown(route).page).toBe('old');
    expect(await shown(route).data).toBe('data of old');
  });

  test('stays where there is no other build', async () => {
    const { lazy, healing } = open([page('new')]);
    await lazy();
    expect(await healing.replace(new TypeError('broken'))).toBe(false);
  });

  test('is brought again when somebody asks for it', async () => {
    const { lazy, healing, restarted } = open([page('new'), page('old')]);
    const route = await lazy();
    await healing.replace(new TypeError('broken'));
    expect(await healing.renew()).toBe(true);
    await healing.restart();
    expect(restarted).toEqual(['mf-public']);
    expect(shown(route).page).toBe('new');
  });

  test('by its code gives way to another build before anybody sees it', async () => {
    const missing = new Error('Loading chunk 7 failed');
    const { lazy, left } = open([{ id: 'home', path: '', lazy: () => Promise.reject(missing) }, page('old')]);
    expect(shown(await lazy()).page).toBe('old');
    expect(left).toEqual([missing]);
  });

  test('by code and data that never come has a time to settle', async () => {
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    const never = () => new Promise<never>(() => {});
    const { lazy, left } = open([
      { id: 'home', path: '', lazy: never },
      { ...page('old'), loader: never },
    ]);
    const coming = lazy();
    await jest.advanceTimersByTimeAsync(15_000);
    const route = await coming;
    expect(String(left)).toBe('NeverSettledError: the code of home did not settle within 15000 ms');
    const { data } = shown(route);
    const failure = expect(data).rejects.toThrow('the data of home did not settle within 30000 ms');
    await jest.advanceTimersByTimeAsync(30_000);
    await failure;
  });
});
