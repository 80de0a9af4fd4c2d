import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Chunk, type Configuration, rspack } from '@rspack/core';
import { clientBuild, serverBuild } from './bundler-rules.ts';
import { keepChunkGroups, readJson, type StatsHolder, writeDescriptor } from './descriptor-plugin.ts';
import { remoteBaseUrl, remoteGlobal, routeChunk } from './remote-names.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';

/** Shared packages of a remote: taken from the host, never bundled. */
const remoteShared = Object.fromEntries(
  SHARED_PACKAGES.map((name) => [
    name,
    { singleton: true, import: false as const, requiredVersion: false as const },
  ]),
);

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

/** Whether a chunk is the exposed module, the home page, or a part that the home page loads later. */
const isOnHome = (chunk: Chunk, home: string): boolean =>
  chunk.name === 'remote' ||
  chunk.name === home ||
  [...chunk.groupsIterable].some((group) => group.getParents().some(({ name }) => name === home));

/** In bytes of source: what is smaller and shared by few pages is in each of them rather than in a file of its own. */
const WORTH_A_FILE = 20_000;

/**
 * Few files for the first page: the exposed module, and code that the home page shares with others, travel in the
 * entry, and the styles of both in one sheet. So the home page requests the entry, the style sheet and its own chunk.
 * What only the other pages share, and their styles, are one more chunk, so that the home page does not load it.
 *
 * A remote without the home page has in its entry what half of its pages need, and all styles in its sheet; what fewer
 * share, such as an editor or the rules of forms, travels with those.
 */
function remoteChunks(name: string, { all, home }: RouteChunks): SplitChunks {
  const [entry, pages] = [remoteGlobal(name), `${remoteGlobal(name)}_pages`];
  const isFirst: ModuleTest = (module, { chunkGraph }) => {
    const chunks = chunkGraph.getModuleChunks(module).map(({ name }) => name ?? '');
    if (home) return chunks.some((name) => name === home || name === 'remote');
    return chunks.includes('remote') || all.filter((page) => chunks.includes(page)).length * 2 >= all.length;
  };
  // The server renders parts of the home page whose code comes later.
  const showsOnHome: ModuleTest = (module, { chunkGraph }) =>
    !home || chunkGraph.getModuleChunks(module).some((chunk) => isOnHome(chunk, home));
  return {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      exposed: { name: entry, chunks: (chunk) => chunk.name === 'remote', enforce: true },
      shared: { name: entry, test: isFirst, minChunks: 2, enforce: true, priority: 1 },
      pages: home ? { name: pages, minChunks: 2, enforce: true } : { minChunks: 2, minSize: WORTH_A_FILE },
      firstStyles: { name: entry, test: showsOnHome, type: /^css/, enforce: true, priority: 11 },
      styles: { name: pages, type: /^css/, enforce: true, priority: 10 },
    },
  };
}

/** The plugin takes the federation runtime as CommonJS. Of ES modules a build drops what is switched off. */
const RUNTIME = createRequire(import.meta.url).resolve('@module-federation/runtime');
const asModule = (file: string): string => file.replace(/\.cjs$/, '.js');
const bundlerRuntimeAsModule = () =>
  new rspack.NormalModuleReplacementPlugin(
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
    (dependency) => {
      dependency.request = asModule(dependency.request);
    },
  );

/**
 * The bundler configuration of a remote: the federated browser build and the Node build that the edge renders
 * with, into `dist/`, together with the descriptor.
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

  const base = clientBuild(build);
  const client: Configuration = {
    ...base,
    entry: {},
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, [RUNTIME]: asModule(RUNTIME) } },
    optimization: { ...base.optimization, splitChunks: remoteChunks(name, routeChunks(directory)) },
    plugins: [
      new ModuleFederationPlugin({
        name: remoteGlobal(name),
        filename: 'assets/remoteEntry.[contenthash:8].js',
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: remoteShared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      bundlerRuntimeAsModule(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      keepChunkGroups(holder),
    ],
  };
  const server: Configuration = {
    ...serverBuild(build),
    entry: { remote: './src/remote.tsx' },
    plugins: [writeDescriptor({ directory, name, version, holder })],
  };
  return [client, server];
}
