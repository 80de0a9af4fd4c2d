/** @jest-environment @ecocircle/test-kit/process */

import { LOCALES, type Locale, type RemoteDescriptor } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { shellBuild } from '../testing/shell-build.ts';
import { sitePage, textsOfRoute } from './site-page.ts';

const asset = { file: 'assets/a.js', integrity: 'sha384-a' };
const perLocale = <T>(value: T) => Object.fromEntries(LOCALES.map((locale) => [locale, value])) as never;
const descriptor = {
  name: 'mf-public',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [
    {
      id: 'home',
      path: '',
      access: 'public',
      render: 'server',
      layout: {},
      texts: ['home'],
      head: perLocale({ title: 'Home' }),
    },
    {
      id: 'cookies',
      path: 'cookies',
      access: 'public',
      render: 'server',
      regions: ['russia'],
      layout: {},
      head: perLocale({ title: 'Cookies' }),
    },
  ],
  assets: { entry: asset, module: [], routes: {}, messages: perLocale(asset), server: asset },
} as unknown as RemoteDescriptor;

const SETTINGS = { mapTiles: null, googleSignIn: true, vitalsShare: 0.5 };

const routesIn = (locale: Locale): string[] | undefined => {
  const releases = {
    registry: { revision: 1, remotes: {} },
    remotes: { 'mf-public': { active: descriptor, lastGood: descriptor } },
    shell: shellBuild(),
  } as never;
  const remote = sitePage(releases, { edition: 'local', production: false }, locale, SETTINGS).remotes[
    'mf-public'
  ];
  expect(remote?.lastGood).toMatchObject({ version: '1.0.0' });
  return remote?.routes.map(({ id }) => id);
};

test('a page knows the routes of its region only, so that the others are not found @R-05 @R-06', () => {
  expect(routesIn('ru-RU')).toEqual(['home', 'cookies']);
  for (const locale of ['ru-KZ', 'kk-KZ', 'es-AR', 'en-US'] as const)
    expect([locale, routesIn(locale)]).toEqual([locale, ['home']]);
});

test('a page brings the texts that its route names, or all of them', () => {
  const all = { home: { title: 'Home' }, events: { title: 'Events' }, newTab: 'new tab' };
  expect(textsOfRoute(all, ['home', 'newTab'])).toEqual({ home: { title: 'Home' }, newTab: 'new tab' });
  expect(textsOfRoute(all, undefined)).toEqual(all);
});

test('a page carries nothing that only the edge reads', () => {
  const releases = {
    registry: { revision: 1, remotes: {} },
    remotes: { 'mf-public': { active: descriptor, lastGood: descriptor } },
    shell: shellBuild(),
  } as never;
  const { remotes } = sitePage(releases, { edition: 'local', production: false }, 'en-US', SETTINGS);
  expect(Object.keys(remotes['mf-public'] ?? {}).sort()).toEqual(
    ['baseUrl', 'entry', 'lastGood', 'messages', 'routes', 'styles', 'version'].sort(),
  );
  expect(remotes['mf-public']?.routes[0]).not.toHaveProperty('texts');
  expect(remotes['mf-public']?.lastGood).not.toHaveProperty('routes');
});

test('the sign-in with Google is offered where it is set up, and not in Kazakhstan @A-11 @I-03', () => {
  const releases = { registry: { revision: 1, remotes: {} }, remotes: {}, shell: shellBuild() } as never;
  const host = { edition: 'local', production: false } as const;
  const offered = (locale: Locale, googleSignIn: boolean) =>
    sitePage(releases, host, locale, { mapTiles: null, googleSignIn, vitalsShare: 0.5 }).googleSignIn ??
    false;
  for (const locale of ['ru-RU', 'es-AR', 'en-US'] as const)
    expect([offered(locale, true), offered(locale, false)]).toEqual([true, false]);
  for (const locale of ['kk-KZ', 'ru-KZ'] as const) expect(offered(locale, true)).toBe(false);
});
