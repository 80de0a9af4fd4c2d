import type { PageData, PageRemote } from '@ecocircle/shared-contracts';
import { fakeOnly } from '@ecocircle/test-kit';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { letGoOfLateStyles, STYLES_WITHIN } from '../late-styles.ts';
import { createRemoteLoader, RemoteLoadError } from './remote-loader.ts';
import { type Answer, arrives, exposes, fails, hangs, serveBuilds } from './testing/build-server.ts';

const FOLDER = '/mf/mf-points-map';
const build = (version: string): NonNullable<PageRemote['lastGood']> => ({
  version,
  baseUrl: `${FOLDER}/${version}/`,
  entry: { file: 'entry.js', integrity: `sha384-entry-${version}` },
  styles: [{ file: 'map.css', integrity: `sha384-styles-${version}` }],
  messages: { file: 'en-US.json', integrity: `sha384-texts-${version}` },
});
const active: PageRemote = { ...build('2.0.0'), routes: [] };
const withLastGood: PageRemote = { ...active, lastGood: build('1.0.0') };

const created = jest.fn();
const routes = [{ id: 'recycling-points', path: 'recycling-points' }];
const createRemote = (services: unknown) => {
  created(services);
  return { routes };
};
const works = exposes('mf_points_map', { createRemote });
const answers =
  (value: unknown): Answer =>
  () =>
    value;

interface Situation {
  /** What the server answers otherwise than with a build that works, in order, by file. */
  readonly served?: Readonly<Record<string, readonly Answer[]>>;
  /** The same of what is not a file of the two builds, by path. */
  readonly others?: Readonly<Record<string, readonly Answer[]>>;
  readonly remote?: PageRemote;
  readonly page?: Partial<PageData>;
}

const serve = ({ served = {}, others = {} }: Situation) => {
  const working = (version: string): Record<string, readonly Answer[]> => ({
    [`${version}/entry.js`]: [works],
    [`${version}/map.css`]: [arrives],
    [`${version}/en-US.json`]: [answers({ title: `Map ${version}` })],
  });
  const files = Object.entries({ ...working('2.0.0'), ...working('1.0.0'), ...served });
  const ofBuilds = Object.fromEntries(files.map(([file, said]) => [`${FOLDER}/${file}`, said]));
  return serveBuilds({ ...ofBuilds, ...others });
};

/** A new page, whose registry has this remote. */
function open({ remote = withLastGood, page, ...situation }: Situation = {}) {
  const requests = serve(situation);
  const addMessages = jest.fn();
  const failures: [remote: string, version: string][] = [];
  const loader = createRemoteLoader({
    page: { remotes: { 'mf-points-map': remote }, messages: {}, ...page } as PageData,
    servicesFor: (name, version) => ({ name, version }) as never,
    addMessages,
    onFailure: (name, version) => failures.push([name, version]),
  });
  const asked = (file: string) =>
    requests.map(({ path }) => path.slice(FOLDER.length + 1)).filter((path) => path.includes(file));
  return {
    load: () => loader.load('mf-points-map'),
    loadPublic: () => loader.load('mf-public'),
    leave: (error: unknown) => loader.leave('mf-points-map', error),
    renew: () => loader.renew('mf-points-map'),
    restart: () => loader.restart('mf-points-map'),
    requests,
    asked,
    addMessages,
    failures,
  };
}

beforeEach(() => void created.mockClear());

describe('a build that works', () => {
  test('is loaded once for all who ask, and started with services of its own', async () => {
    const { load, asked, failures } = open();
    const [one, other] = await Promise.all([load(), load()]);
    expect(await load()).toBe(one);
    expect(other).toBe(one);
    expect(one).toEqual({ routes, version: '2.0.0' });
    expect(created.mock.calls).toEqual([[{ name: 'mf-points-map', version: '2.0.0' }]]);
    expect(asked('')).toHaveLength(3);
    expect(failures).toEqual([]);
  });

  test('is checked against the integrity that the registry promises, file by file', async () => {
    const { load, requests } = open();
    await load();
    const crossOrigin = 'anonymous';
    expect(requests).toEqual(
      expect.arrayContaining([
        { path: `${FOLDER}/2.0.0/entry.js`, integrity: 'sha384-entry-2.0.0', crossOrigin },
        { path: `${FOLDER}/2.0.0/map.css`, integrity: 'sha384-styles-2.0.0', crossOrigin },
        { path: `${FOLDER}/2.0.0/en-US.json`, integrity: 'sha384-texts-2.0.0' },
      ]),
    );
  });

  test('has its texts before it starts', async () => {
    const { load, addMessages } = open();
    created.mockImplementationOnce(() => expect(addMessages).toHaveBeenCalledTimes(1));
    await load();
    expect(addMessages.mock.calls).toEqual([['mf-points-map', { title: 'Map 2.0.0' }]]);
  });

  test('waits for its style sheets', async () => {
    const { load, asked } = open({ served: { '2.0.0/map.css': [hangs] } });
    const loaded = jest.fn();
    void load().then(loaded);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked('map.css')).toEqual(['2.0.0/map.css']);
    expect(loaded).not.toHaveBeenCalled();
  });

  test('uses the style sheets that the page links already', async () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${FOLDER}/2.0.0/map.css`,
    });
    document.head.append(link);
    const { load, asked } = open();
    await load();
    expect(asked('map.css')).toEqual([]);
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });
});

describe('a build that fails', () => {
  test('once is asked for again at another address, and the retry works', async () => {
    const { load, asked, failures } = open({ served: { '2.0.0/entry.js': [fails, works] } });
    expect((await load()).version).toBe('2.0.0');
    expect(asked('entry.js')).toEqual(['2.0.0/entry.js', '2.0.0/entry.js?attempt=1']);
    expect(failures).toEqual([['mf-points-map', '2.0.0']]);
  });

  test('is checked for integrity the second time, too', async () => {
    const { load, requests } = open({ served: { '2.0.0/entry.js': [fails, works] } });
    await load();
    const retry = requests.find(({ path }) => path.endsWith('?attempt=1'));
    expect(retry?.integrity).toBe('sha384-entry-2.0.0');
  });

  test('twice gives way to the last good build with its own texts and styles', async () => {
    const { load, asked, failures, addMessages } = open({ served: { '2.0.0/entry.js': [fails] } });
    expect((await load()).version).toBe('1.0.0');
    expect(asked('entry.js')).toEqual(['2.0.0/entry.js', '2.0.0/entry.js?attempt=1', '1.0.0/entry.js']);
    expect(failures).toEqual([
      ['mf-points-map', '2.0.0'],
      ['mf-points-map', '2.0.0'],
    ]);
    expect(addMessages.mock.calls).toEqual([['mf-points-map', { title: 'Map 1.0.0' }]]);
    expect(asked('1.0.0/map.css')).toHaveLength(1);
    expect(created.mock.calls).toEqual([[{ name: 'mf-points-map', version: '1.0.0' }]]);
  });

  test('like the last good one fails by name and versions, after every attempt was reported', async () => {
    const { load, asked, failures } = open({
      served: { '2.0.0/entry.js': [fails], '1.0.0/entry.js': [fails] },
    });
    const error = await load().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(error).toMatchObject({
      name: 'RemoteLoadError',
      message: 'mf-points-map could not be loaded (tried 2.0.0, 1.0.0)',
      remote: 'mf-points-map',
      versions: ['2.0.0', '1.0.0'],
      cause: expect.objectContaining({ message: expect.stringContaining('1.0.0/entry.js?attempt=1') }),
    });
    expect(asked('entry.js')).toEqual([
      '2.0.0/entry.js',
      '2.0.0/entry.js?attempt=1',
      '1.0.0/entry.js',
      '1.0.0/entry.js?attempt=1',
    ]);
    expect(failures.map(([remote, version]) => `${remote} ${version}`)).toEqual([
      'mf-points-map 2.0.0',
      'mf-points-map 2.0.0',
      'mf-points-map 1.0.0',
      'mf-points-map 1.0.0',
    ]);
  });

  test('without a last good one is tried twice', async () => {
    const { load, asked } = open({ remote: active, served: { '2.0.0/entry.js': [fails] } });
    await expect(load()).rejects.toMatchObject({ versions: ['2.0.0'] });
    expect(asked('entry.js')).toHaveLength(2);
  });

  test('is loaded when it is asked for again after its repair', async () => {
    const { load, asked } = open({ remote: active, served: { '2.0.0/entry.js': [fails, fails, works] } });
    await expect(load()).rejects.toBeInstanceOf(RemoteLoadError);
    expect((await load()).version).toBe('2.0.0');
    expect(asked('entry.js')).toEqual([
      '2.0.0/entry.js',
      '2.0.0/entry.js?attempt=1',
      '2.0.0/entry.js?attempt=2',
    ]);
  });

  test('by not answering has eight seconds', async () => {
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    const { load, asked } = open({ served: { '2.0.0/entry.js': [hangs, works] } });
    const loaded = load();
    await jest.advanceTimersByTimeAsync(7999);
    expect(asked('entry.js')).toEqual(['2.0.0/entry.js']);
    await jest.advanceTimersByTimeAsync(1);
    expect((await loaded).version).toBe('2.0.0');
    expect(asked('entry.js')).toEqual(['2.0.0/entry.js', '2.0.0/entry.js?attempt=1']);
  });

  test.each<[string, Answer]>([
    [
      'a module without createRemote, as another contract has it',
      exposes('mf_points_map', { mount: () => {} }),
    ],
    ['no module', exposes('mf_points_map', undefined)],
    [
      'a createRemote that throws',
      exposes('mf_points_map', {
        createRemote: () => {
          throw new Error('no such service');
        },
      }),
    ],
    ['nothing under its global name', arrives],
  ])('by bringing %s gives way to the last good build', async (_, entry) => {
    const { load, failures } = open({ served: { '2.0.0/entry.js': [entry] } });
    expect((await load()).version).toBe('1.0.0');
    expect(failures).toHaveLength(2);
  });

  test.each([
    ['its contract', { mount: () => {} }],
    ['its module', undefined],
  ])('by %s says what it lacks', async (_, module) => {
    const { load } = open({
      remote: active,
      served: { '2.0.0/entry.js': [exposes('mf_points_map', module)] },
    });
    const { cause } = (await load().catch((error: unknown) => error)) as RemoteLoadError;
    expect(cause).toEqual(new TypeError('mf-points-map exposes no createRemote'));
  });

  test('by its texts is tried again, and says what the server answered', async () => {
    const missing = answers(new Response('', { status: 404 }));
    const { load, asked } = open({ remote: active, served: { '2.0.0/en-US.json': [missing] } });
    const { cause } = (await load().catch((error: unknown) => error)) as RemoteLoadError;
    expect(cause).toEqual(new Error('translations answered 404'));
    expect(asked('en-US.json')).toHaveLength(2);
  });

  test('by a style sheet is tried again with the style sheet', async () => {
    const { load, asked, failures } = open({ served: { '2.0.0/map.css': [fails, arrives] } });
    expect((await load()).version).toBe('2.0.0');
    expect(asked('map.css')).toEqual(['2.0.0/map.css', '2.0.0/map.css?attempt=1']);
    expect(failures).toHaveLength(1);
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });

  test('by a style sheet names it', async () => {
    const { load } = open({ remote: active, served: { '2.0.0/map.css': [fails] } });
    const { cause } = (await load().catch((error: unknown) => error)) as RemoteLoadError;
    expect(cause).toEqual(new Error(`${FOLDER}/2.0.0/map.css?attempt=1 did not load`));
  });
});

test('a style sheet that never comes keeps no page back, and is told of', async () => {
  jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
  const late: string[] = [];
  letGoOfLateStyles((href) => late.push(href));
  const { load } = open({ served: { '2.0.0/map.css': [hangs] } });
  const loaded = load();
  await jest.advanceTimersByTimeAsync(STYLES_WITHIN);
  expect((await loaded).version).toBe('2.0.0');
  expect(late).toEqual([new URL(`${FOLDER}/2.0.0/map.css`, location.href).href]);
});

describe('a build that was loaded and whose page fails', () => {
  const missingChunk = Object.assign(new Error('Loading chunk 7 failed'), { request: '/mf/7.js' });

  test('by itself gives way to the last good one, and is reported', async () => {
    const { load, leave, failures } = open();
    await load();
    expect(leave(new TypeError('broken'))).toBe(true);
    expect((await load()).version).toBe('1.0.0');
    expect(failures).toEqual([['mf-points-map', '2.0.0']]);
  });

  test('for a part that did not come is loaded once more, at another address', async () => {
    const { load, leave, asked } = open();
    await load();
    expect(leave(missingChunk)).toBe(true);
    expect((await load()).version).toBe('2.0.0');
    expect(asked('2.0.0/entry.js')).toEqual(['2.0.0/entry.js', '2.0.0/entry.js?attempt=1']);
    expect(leave(missingChunk)).toBe(true);
    expect((await load()).version).toBe('1.0.0');
  });

  test('like the last good one has none to give way to; the next visit begins with the active one', async () => {
    const { load, leave } = open();
    await load();
    leave(new TypeError('broken'));
    await load();
    expect(leave(new TypeError('broken, too'))).toBe(false);
    expect((await load()).version).toBe('2.0.0');
  });

  test('is not left twice for one load', async () => {
    const { load, leave } = open();
    expect(leave(new TypeError('nothing was loaded'))).toBe(false);
    await load();
    expect(leave(new TypeError('broken'))).toBe(true);
    expect(leave(new TypeError('told a second time'))).toBe(false);
  });

  test('is loaded anew when somebody asks for it', async () => {
    const { load, leave, restart, asked } = open();
    await load();
    leave(new TypeError('broken'));
    await load();
    restart();
    expect((await load()).version).toBe('2.0.0');
    expect(asked('2.0.0/entry.js').at(-1)).toBe('2.0.0/entry.js?attempt=1');
  });
});

describe('releases since the page was made', () => {
  const documentOf = (page: object) => () =>
    new Response(`<script type="application/json" id="portal-page">${JSON.stringify(page)}</script>`);
  const serving = (page: object) => ({
    [`${FOLDER}/3.0.0/entry.js`]: [works],
    [`${FOLDER}/3.0.0/map.css`]: [arrives],
    [`${FOLDER}/3.0.0/en-US.json`]: [answers({ title: 'Map 3.0.0' })],
    [location.pathname]: [documentOf(page)],
  });

  test('are loaded, with the integrity that they were released with', async () => {
    const fresh = { ...build('3.0.0'), routes: [] };
    const { load, renew, requests } = open({ others: serving({ remotes: { 'mf-points-map': fresh } }) });
    await load();
    expect(await renew()).toBe(true);
    expect((await load()).version).toBe('3.0.0');
    const entry = requests.find(({ path }) => path.endsWith('3.0.0/entry.js'));
    expect(entry?.integrity).toBe('sha384-entry-3.0.0');
  });

  test('that are the same change nothing, nor does an edge that does not answer', async () => {
    const same = open({ others: serving({ remotes: { 'mf-points-map': withLastGood } }) });
    await same.load();
    expect(await same.renew()).toBe(false);
    await same.load();
    expect(same.asked('entry.js')).toHaveLength(1);
    expect(await open().renew()).toBe(false);
  });
});

describe('texts that came with the page', () => {
  const messages = { 'mf-points-map': { title: 'Map of this page' } };

  test('are not asked for', async () => {
    const { load, asked, addMessages } = open({ page: { messages } });
    expect((await load()).routes).toBe(routes);
    expect(addMessages.mock.calls).toEqual([['mf-points-map', messages['mf-points-map']]]);
    expect(asked('en-US.json')).toEqual([]);
  });

  test('are those of the active build: the last good one brings its own', async () => {
    const { load, addMessages } = open({ page: { messages }, served: { '2.0.0/entry.js': [fails] } });
    await load();
    expect(addMessages.mock.calls).toEqual([['mf-points-map', { title: 'Map 1.0.0' }]]);
  });

  test('suffice for its own page; another one waits for all texts', async () => {
    const { load, asked, addMessages } = open({ page: { messages, messagesOf: 'home' } });
    const [map] = (await load()).routes;
    expect(asked('en-US.json')).toEqual([]);
    const openMap = map?.lazy as () => Promise<unknown>;
    await openMap();
    expect(asked('en-US.json')).toEqual(['2.0.0/en-US.json']);
    expect(addMessages).toHaveBeenLastCalledWith('mf-points-map', { title: 'Map 2.0.0' });
  });

  test('of another remote’s page leave the routes of this one alone', async () => {
    const { load } = open({ page: { messagesOf: 'home' } });
    expect((await load()).routes).toBe(routes);
  });
});

test('a remote that the registry does not name fails without a request', async () => {
  const { loadPublic, requests, failures } = open();
  const error = await loadPublic().catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: 'mf-public could not be loaded (tried nothing)',
    versions: [],
    cause: new Error('not in the registry'),
  });
  expect(requests).toEqual([]);
  expect(failures).toEqual([]);
});
