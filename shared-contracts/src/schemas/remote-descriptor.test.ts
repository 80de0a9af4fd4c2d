import { describe, expect, test } from '@jest/globals';
import { LOCALES } from '../locales/locales.ts';
import { parseRemoteDescriptor, parseWrittenDescriptor } from './remote-descriptor.ts';

const asset = { file: 'assets/entry.0a1b2c3d.js', integrity: 'sha384-AAAA' };
const byLocale = <T>(value: T) => Object.fromEntries(LOCALES.map((locale) => [locale, value]));

const descriptor = () => ({
  name: 'mf-public',
  version: '1.2.3-b0a1b2c3d',
  contract: '^1.0.0',
  routes: [
    {
      id: 'charity-event',
      path: 'charity-event/:id',
      access: 'public',
      render: 'server',
      head: byLocale({ title: 'Event', description: '' }),
    },
  ],
  assets: {
    entry: asset,
    module: [asset],
    routes: { 'charity-event': [asset] },
    messages: byLocale(asset),
    server: asset,
  },
});

test('a complete descriptor is accepted, and what a route leaves out is filled in', () => {
  expect(parseRemoteDescriptor(descriptor()).routes[0]?.layout).toEqual({});
});

test('what a newer build says and this shell does not know is left out', () => {
  const known = parseRemoteDescriptor(descriptor());
  expect(parseWrittenDescriptor(descriptor())).toEqual(known);
  const { routes, assets, ...rest } = descriptor();
  const newer = {
    ...rest,
    signed: true,
    routes: routes.map((route) => ({ ...route, regions: ['russia', 'mars'], layout: { columns: 3 } })),
    assets: { ...assets, samples: asset },
  };
  expect(() => parseWrittenDescriptor(newer)).toThrow(
    'routes.0.layout.columns: is not known; signed: is not known',
  );
  const regions = ['russia'];
  expect(parseRemoteDescriptor(newer)).toEqual({
    ...known,
    routes: known.routes.map((route) => ({ ...route, regions })),
  });
});

test('a build may have a service worker, and need not', () => {
  expect(parseWrittenDescriptor(descriptor()).assets.worker).toBeUndefined();
  const { assets, ...rest } = descriptor();
  expect(parseWrittenDescriptor({ ...rest, assets: { ...assets, worker: asset } }).assets.worker).toEqual(
    asset,
  );
});

describe('a descriptor that is refused names the field', () => {
  test.each<[string, (draft: ReturnType<typeof descriptor>) => void, string]>([
    ['a remote nobody knows', (draft) => (draft.name = 'mf-other'), 'name'],
    ['a version that is not semantic', (draft) => (draft.version = 'latest'), 'version'],
    ['an absolute route', (draft) => ((draft.routes[0] as { path: string }).path = '/x'), 'routes.0.path'],
    [
      'a role nobody has',
      (draft) => ((draft.routes[0] as { access: string }).access = 'admin'),
      'routes.0.access',
    ],
    [
      'an asset outside the build',
      (draft) => (draft.assets.entry = { ...asset, file: '../x.js' }),
      'assets.entry.file',
    ],
    [
      'an asset on another host',
      (draft) => (draft.assets.entry = { ...asset, file: 'https://evil.example/x.js' }),
      'assets.entry.file',
    ],
    [
      'an asset without integrity',
      (draft) => (draft.assets.entry = { ...asset, integrity: '' }),
      'assets.entry.integrity',
    ],
    [
      'a title missing in Kazakh',
      (draft) => {
        delete draft.routes[0]?.head['kk-KZ'];
      },
      'routes.0.head.kk-KZ',
    ],
  ])('%s', (_, spoil, field) => {
    const draft = descriptor();
    spoil(draft);
    expect(() => parseRemoteDescriptor(draft)).toThrow(`${field}: `);
  });

  test('something that is not an object', () => {
    expect(() => parseRemoteDescriptor(null)).toThrow('not a remote descriptor');
  });
});
