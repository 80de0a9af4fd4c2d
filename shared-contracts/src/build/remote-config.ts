import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Chunk, type Configuration, rspack } from '@rspack/core';
import { clientBuild, serverBuild, workerBuild } from './bundler-rules.ts';
import { keepStats, type StatsHolder, writeDescriptor } from './descriptor-plugin.ts';
import { readJson } from './read-json.ts';
import { remoteBaseUrl, remoteGlobal, routeChunk } from './remote-names.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';

/** Shared packages of a remote, which its container takes from the host: never bundled. */
const takenFromHost = (container: string): Record<string, string> =>
  Object.fromEntries(SHARED_PACKAGES.map((name) => [name, `var ${container}.shared["${name}"]`]));

/** The chunks of a remote's routes, and that of the route at the portal's root, which most visits begin with. */
interface RouteChunks {
  readonly all: readonly string[];
  readonly home: string | undefined;
}

function routeChunks(directory: string): RouteChunks {
  const { routes } = readJson<{ routes: { id: string; path: string }[] }>(join(directory, 'remote.json'));
  const home = routes.find(({ path }) => path === '');
  return { all: routes.map(({ id }) => routeChunk(id)), home: home && routeChunk(home.id) };
}

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
type CacheGroup = Exclude<NonNullable<SplitChunks['cacheGroups']>[string], false>;
type ModuleTest = Extract<CacheGroup['test'], (...args: never) => unknown>;

/** Whether a chunk is the home page, or a part that the home page loads later. */
const isOnHome = (chunk: Chunk, home: string): boolean =>
  chunk.name === home ||
  [...chunk.groupsIterable].some((group) => group.getParents().some(({ name }) => name === home));

/** Whether a chunk is one of those parts. */
const isLaterOnHome = (chunk: Chunk, home: string): boolean => chunk.name !== home && isOnHome(chunk, home);

const CSS = /^css/;

/** In bytes of source: what is smaller and shared by few pages is in each of them rather than in a file of its own. */
const WORTH_A_FILE = 20_000;

/** So few pages share no code but that of their later parts. */
const FEW_PAGES = 2;

/** The same for styles, which stand in the document of a first visit; every sheet of its own is one more script, too. */
const WORTH_A_SHEET = 3000;

/**
 * The style sheets of a remote. One with the home page has one for that page alone, with what it brings later, which the
 * server shows at once; one, beside the exposed module, for what it shares with others; others for what pages need that
 * are alike, such as the manuals, and one for the rest that two of them need. What one page alone needs is in the sheet
 * of its chunk.
 *
 * A remote without the home page has one sheet: its pages are opened after one another, by people who have it as a file.
 */
function remoteStyles(
  { entry, pages }: { readonly entry: string; readonly pages: string },
  home: string | undefined,
): NonNullable<SplitChunks['cacheGroups']> {
  if (!home) return { styles: { name: entry, type: CSS, enforce: true, priority: 10 } };
  const isOfHomeAlone: ModuleTest = (module, { chunkGraph }) =>
    chunkGraph.getModuleChunks(module).every((chunk) => isOnHome(chunk, home));
  const isOfOthers: ModuleTest = (module, { chunkGraph }) =>
    chunkGraph.getModuleChunks(module).every((chunk) => !isOnHome(chunk, home));
  const shared = { type: CSS, minChunks: 2 };
  return {
    homeStyles: { name: home, type: CSS, test: isOfHomeAlone, enforce: true, priority: 13 },
    // Without the other two bounds, which are for scripts, no sheet is large enough.
    alikeStyles: {
      ...shared,
      test: isOfOthers,
      minSize: { css: WORTH_A_SHEET, javascript: 0 },
      minSizeReduction: 0,
      priority: 12,
    },
    otherStyles: { ...shared, name: pages, test: isOfOthers, enforce: true, priority: 11 },
    sharedStyles: { ...shared, name: entry, enforce: true, priority: 10 },
  };
}

/**
 * Few files for the first page: code that the home page shares with others travels in the entry, beside the exposed
 * module. So the home page requests the entry and its own chunk. What only the other pages share is one more chunk, so
 * that the home page does not load it; what they share with later parts of the home page is a third, so that those parts
 * bring nothing of other pages along.
 *
 * A remote without the home page has in its entry what half of its pages need; what fewer share, such as an editor or
 * the rules of forms, travels with those. Where it has a page or two, each holds its own code: what is taken out of the
 * map for another page costs whoever opens the map more than one file did.
 */
function remoteChunks(name: string, { all, home }: RouteChunks): SplitChunks {
  const entry = remoteGlobal(name);
  const [pages, later] = [`${entry}_pages`, `${entry}_later`];
  const isFirst: ModuleTest = (module, { chunkGraph }) => {
    const chunks = chunkGraph.getModuleChunks(module).map(({ name }) => name ?? '');
    if (home) return chunks.includes(home);
    const count = all.filter((page) => chunks.includes(page)).length;
    return all.length > FEW_PAGES && count * 2 >= all.length;
  };
  const mayBeShared: ModuleTest = (module, { chunkGraph }) =>
    all.length > FEW_PAGES ||
    chunkGraph.getModuleChunks(module).every((chunk) => !all.includes(chunk.name ?? ''));
  const comesLaterOnHome: ModuleTest = (module, { chunkGraph }) =>
    home !== undefined && chunkGraph.getModuleChunks(module).some((chunk) => isLaterOnHome(chunk, home));
  return {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      shared: { name: entry, test: isFirst, minChunks: 2, enforce: true, priority: 2 },
      later: { name: later, test: comesLaterOnHome, minChunks: 2, enforce: true, priority: 1 },
      pages: home
        ? { name: pages, minChunks: 2, enforce: true }
        : { test: mayBeShared, minChunks: 2, minSize: WORTH_A_FILE },
      ...remoteStyles({ entry, pages }, home),
    },
  };
}

/** The service worker of a remote that has one. */
const WORKER_ENTRY = './src/offline-worker/worker.ts';

/** Of its descriptor a remote in the browser needs the pages' names: the rest is read where it is served. */
const namesOfPages = {
  test: /[\\/]remote\.json$/,
  type: 'json',
  parser: {
    parse: (descriptor: string) => ({
      routes: (JSON.parse(descriptor) as { routes: { id: string }[] }).routes.map(({ id }) => ({ id })),
    }),
  },
} as const;

/**
 * The bundler configuration of a remote: the federated browser build, its service worker where it has one, and the Node
 * build that the edge renders with, into `dist/`, together with the descriptor.
 *
 * The version is taken from `BUILD_VERSION`, otherwise from the package.
 *
 * @param directory - the remote's folder, holding `package.json`, `remote.json`, `src/remote.tsx`, `src/locales/`
 */
export function remoteConfig(directory: string): Configuration[] {
  const manifest = readJson<{ name: string; version: string }>(join(directory, 'package.json'));
  const name = manifest.name.replace('@ecocircle/', '');
  const version = process.env.BUILD_VERSION ?? manifest.version;
  const build = { directory, name, publicPath: remoteBaseUrl(name, version) };
  const holder: StatsHolder = {};
  const hasWorker = existsSync(join(directory, WORKER_ENTRY));

  const base = clientBuild(build);
  const container = remoteGlobal(name);
  const client: Configuration = {
    ...base,
    entry: {
      [container]: {
        import: join(import.meta.dirname, 'container/container.ts'),
        filename: 'assets/remoteEntry.[contenthash:8].js',
        library: { type: 'var', name: container },
      },
    },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve.alias, remote$: join(directory, 'src/remote.tsx') },
    },
    externals: takenFromHost(container),
    module: { ...base.module, rules: [...base.module.rules, namesOfPages] },
    optimization: { ...base.optimization, splitChunks: remoteChunks(name, routeChunks(directory)) },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), keepStats(holder)],
  };
  const server: Configuration = {
    ...serverBuild(build),
    entry: { remote: './src/remote.tsx' },
    dependencies: hasWorker ? ['client', 'worker'] : ['client'],
    plugins: [writeDescriptor({ directory, name, version, hasWorker, holder })],
  };
  return hasWorker ? [client, workerBuild(build, WORKER_ENTRY), server] : [client, server];
}
