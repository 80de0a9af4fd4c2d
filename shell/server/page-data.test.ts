// @vitest-environment node
import { LOCALES, type Locale, type RemoteDescriptor } from '@ecocircle/shared-contracts';
import { expect, test } from 'vitest';
import { sitePage } from './page-data.ts';

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

const routesIn = (locale: Locale): string[] | undefined => {
  const releases = {
    registry: { revision: 1, remotes: {} },
    remotes: { 'mf-public': { active: descriptor, lastGood: descriptor } },
  } as never;
  const remote = sitePage(releases, { edition: 'local', production: false }, locale, null).remotes[
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
