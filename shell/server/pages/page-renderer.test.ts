/** @jest-environment @ecocircle/test-kit/process */

import { brotliDecompressSync } from 'node:zlib';
import { editionCity, LOCALES, type RemoteDescriptor } from '@ecocircle/shared-contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RenderedPage } from '../../src/entries/render.tsx';
import { findRouteOwner } from '../../src/platform/composition/route-owner.ts';
import { splitQuery } from '../../src/platform/routing/read-query.ts';
import type { ActiveReleases } from '../release-store.ts';
import { type FailureReason, RenderFailure } from '../rendering/render-failure.ts';
import type { RenderJob } from '../rendering/render-job.ts';
import { shellBuild } from '../testing/shell-build.ts';
import { PageRenderer } from './page-renderer.ts';
import type { PageDocument, PageRequest } from './page-request.ts';
import { RouteTable } from './route-table.ts';

const asset = { file: 'assets/a.js', integrity: 'sha384-a' };
const perLocale = <T>(value: T) => Object.fromEntries(LOCALES.map((locale) => [locale, value])) as never;

const build = (version: string, paths: readonly string[]) =>
  ({
    name: 'mf-public',
    version,
    contract: '^1.0.0',
    routes: paths.map((path) => ({
      id: path,
      path,
      access: 'public',
      render: 'server',
      layout: {},
      ...(path === 'events' && { query: ['q'] }),
      head: perLocale({ title: path }),
    })),
    assets: { entry: asset, module: [], routes: {}, messages: perLocale(asset), server: asset },
  }) as unknown as RemoteDescriptor;

const rendered = (body: string): RenderedPage => ({
  kind: 'page',
  body,
  description: {
    status: 200,
    jsonLd: [],
    head: {
      title: '',
      description: '',
      canonical: '',
      alternates: [],
      robots: 'none',
      locale: 'en-US',
      brand: '',
      feeds: [],
      image: { url: '', width: 1, height: 1, alt: '' },
    },
  },
  layoutCss: '',
  isProvisional: false,
  hydration: undefined,
});

/** Of which the API has told nothing. */
function withoutData(body: string): RenderedPage {
  const page = rendered(body);
  return { ...page, isProvisional: true, description: { ...page.description, status: 500 } };
}

const shell = shellBuild(
  {},
  {
    messages: { 'en-US': {} },
    render: {
      SHELL_PATHS: ['login'],
      FONT_PRELOADS: perLocale([]),
      formChunkFor: () => null,
      isAccountPage: () => false,
      findRouteOwner,
      splitQuery,
      keysReadAt: () => [],
      renderPage: async ({ mode }: { mode: string }) => rendered(`rendered here as ${mode}`),
    },
  },
);

const releases = {
  registry: { revision: 1, remotes: {}, lastChange: null },
  remotes: {
    'mf-public': { active: build('2.0.0', ['events', 'new']), lastGood: build('1.0.0', ['events']) },
  },
  shell,
} as unknown as ActiveReleases;

/** What becomes of a rendering by each version. */
let outcomes: Record<string, FailureReason | 'page' | 'no data'>;
let logged: Record<string, string>[];
let rendering: string[];

beforeEach(() => {
  outcomes = { '1.0.0': 'page', '2.0.0': 'page' };
  logged = [];
  rendering = [];
});

const ACTIVE = { remote: 'mf-public', version: '2.0.0', shell } as const;
const LAST_GOOD = { ...ACTIVE, version: '1.0.0' } as const;

function pages(ready = async () => [ACTIVE, LAST_GOOD]) {
  const store = { active: releases };
  return new PageRenderer({
    store,
    routes: new RouteTable(store),
    apiUrl: '',
    mapTiles: null,
    googleSignIn: false,
    vitalsShare: 0,
    renderBudget: 300,
    renderLimit: 1000,
    report: (_, context) => void logged.push(context),
    assetText: async () => '{}',
    remotes: {
      ready,
      async render({ version }, { page }: RenderJob) {
        const outcome = outcomes[version] ?? 'resting';
        rendering.push(version);
        const memory = 0;
        if (outcome === 'no data') return { result: withoutData('no data'), problems: [], memory };
        if (outcome !== 'page') throw new RenderFailure(outcome, 'as the test wants');
        const named = page.remotes['mf-public']?.version;
        return { result: rendered(`rendered by ${version}, hydrated by ${named}`), problems: [], memory };
      },
    },
  });
}

const request = (path: string): PageRequest => ({
  host: { edition: 'local', production: false, origin: 'http://localhost' },
  locale: 'en-US',
  path,
  notices: { cookies: false, language: null },
  city: editionCity('en-US'),
});

const plainText = async (page: PageDocument): Promise<string> => {
  const { html } = await page.formFor(undefined);
  return brotliDecompressSync(html.br).toString();
};

/** The status of a page, and who rendered it. */
async function open(renderer: PageRenderer, path: string) {
  const page = (await renderer.answer(request(path))) as PageDocument;
  const { status, retryAfter } = page;
  return [status, /rendered (by|here)[^<]*/.exec(await plainText(page))?.[0], retryAfter];
}

test('a page is rendered by the active version of its remote, one of the shell and a frame here', async () => {
  const renderer = pages();
  expect(await open(renderer, '/events')).toEqual([200, 'rendered by 2.0.0, hydrated by 2.0.0', undefined]);
  expect(await open(renderer, '/login')).toEqual([200, 'rendered here as full', undefined]);
  const frame = (await renderer.frame(request('/events'))) as PageDocument;
  expect([frame.status, await plainText(frame)]).toEqual([200, expect.stringContaining('here as frame')]);
  expect(logged).toEqual([]);
});

test.each(['late', 'ended', 'resting', 'threw'] as const)(
  'where the active version is %s, the last good one renders, and the log names it @O-05',
  async (reason) => {
    outcomes['2.0.0'] = reason;
    expect(await open(pages(), '/events?a=1')).toEqual([
      200,
      'rendered by 1.0.0, hydrated by 1.0.0',
      undefined,
    ]);
    const line = { remote: 'mf-public', version: '2.0.0', route: 'events', path: '/events', reason };
    expect(logged).toEqual([line]);
  },
);

test('where both fail, everybody is told to come back, with the frame of the page @O-05', async () => {
  outcomes = { '1.0.0': 'late', '2.0.0': 'ended' };
  const renderer = pages();
  for (const path of ['/events', '/events', '/events?a=1'])
    expect(await open(renderer, path)).toEqual([503, 'rendered here as frame', 5]);
  expect(logged.slice(0, 2).map(({ version, reason }) => [version, reason])).toEqual([
    ['2.0.0', 'ended'],
    ['1.0.0', 'late'],
  ]);
});

test('a page that the last good version does not have is no 404 @O-05', async () => {
  outcomes['2.0.0'] = 'late';
  expect(await open(pages(), '/new')).toEqual([503, 'rendered here as frame', 5]);
  expect(rendering).toEqual(['2.0.0']);
});

test('who cannot be served for lack of time is not served by the last good version instead', async () => {
  outcomes['2.0.0'] = 'busy';
  expect(await open(pages(), '/events')).toEqual([503, 'rendered here as frame', 5]);
  expect(rendering).toEqual(['2.0.0']);
});

test('a page without its data is 503, and one of before goes before it @O-05', async () => {
  const renderer = pages();
  await open(renderer, '/events');
  outcomes = { '1.0.0': 'no data', '2.0.0': 'no data' };
  const page = (await renderer.answer(request('/events?q=1'))) as PageDocument;
  expect([page.status, page.retryAfter]).toEqual([503, 5]);
  expect(await plainText(page)).toContain('no data');
  await new Promise((done) => setTimeout(done, 600));
  renderer.outdate();
  expect((await open(renderer, '/events'))[0]).toBe(200);
});

test('a page that was kept goes before a 503 @O-05', async () => {
  const renderer = pages();
  await open(renderer, '/events');
  outcomes = { '1.0.0': 'late', '2.0.0': 'late' };
  await new Promise((done) => setTimeout(done, 600));
  renderer.outdate();
  expect(await open(renderer, '/events')).toEqual([200, 'rendered by 2.0.0, hydrated by 2.0.0', undefined]);
  expect(rendering).toEqual(['2.0.0', '2.0.0', '1.0.0']);
});

test('a release is tried before visitors come: a page of each version', async () => {
  outcomes['2.0.0'] = 'threw';
  await pages().warm(releases);
  expect(rendering.sort()).toEqual(['1.0.0', '2.0.0']);
  expect(logged).toEqual([expect.objectContaining({ version: '2.0.0', reason: 'threw' })]);
});

test('for a shell that makes no page no process is started @X-18', async () => {
  const ready = jest.fn(async () => [ACTIVE, LAST_GOOD]);
  const renderPage = async () => Promise.reject(new Error('no page'));
  const broken = { ...releases, shell: { ...shell, render: { ...shell.render, renderPage } } };
  const renderer = pages(ready);
  await expect(renderer.warm(broken)).rejects.toThrow('no page');
  expect(ready).not.toHaveBeenCalled();
  await renderer.warm(releases);
  expect(ready).toHaveBeenCalledTimes(1);
});

test('releases are tried where one of their parts is new, and not after a rollback @O-02', async () => {
  const renderPage = jest.fn(shell.render.renderPage);
  const withShell = { ...releases, shell: { ...shell, render: { ...shell.render, renderPage } } };
  const renderer = pages(async () => []);
  await renderer.warm(withShell);
  await renderer.warm({ ...withShell, registry: { ...releases.registry, revision: 2 } });
  expect(renderPage).toHaveBeenCalledTimes(1);
  const active = build('3.0.0', ['events']);
  await renderer.warm({ ...withShell, remotes: { 'mf-public': { active, lastGood: null } } });
  expect(renderPage).toHaveBeenCalledTimes(2);
  await renderer.warm(withShell);
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('ten thousand addresses that differ in what the page does not read are rendered once @L-05', async () => {
  const renderer = pages();
  const routes = new RouteTable({ active: releases });
  const addresses = Array.from({ length: 10_000 }, (_, n) => `?utm_x=${n}&q=glass&fbclid=${n}`);
  for (const address of addresses)
    await renderer.answer(request(`/events${routes.splitQuery('/events', address).read}`));
  expect(rendering).toEqual(['2.0.0']);
});

test('of a page that does not say what it reads, and of one that nobody owns, all or nothing counts', () => {
  const routes = new RouteTable({ active: releases });
  expect(routes.splitQuery('/new', '?a=1')).toEqual({ read: '?a=1', unread: '' });
  expect(routes.splitQuery('/login', '?a=1')).toEqual({ read: '', unread: '?a=1' });
  const before = { ...releases, shell: { ...shell, render: { findRouteOwner, SHELL_PATHS: [] } } };
  const served = new RouteTable({ active: before as unknown as ActiveReleases });
  expect(served.splitQuery('/events', '?a=1')).toEqual({ read: '?a=1', unread: '' });
});
