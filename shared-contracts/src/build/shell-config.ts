import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { clientBuild, loneScript, serverBuild } from './bundler-rules.ts';
import { keepStats, type StatsHolder } from './descriptor-plugin.ts';
import { readJson } from './read-json.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';
import { writeShellManifest } from './shell-manifest-plugin.ts';

/** Shared packages of which the host offers what the portal uses: the parts of `src/shares` that re-export it. */
const OFFERED_IN_PART: ReadonlySet<string> = new Set(['effector', 'effector-react', 'react-i18next']);

/** What the plugin's start code imports; the shell brings a runtime of what the portal uses in its place. */
const FEDERATION_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/** The script for pages whose code waits for somebody who does not touch them. */
const UNTOUCHED = 'untouched';

/** What changes with React alone is a file of its own, which a release of the shell does not change. */
const REACT_DOM = {
  test: /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/,
  name: 'react-dom',
  chunks: 'initial',
  enforce: true,
} as const;

function hostShared(directory: string, manifestOf: (name: string) => string) {
  const partOf = (name: string) => ({
    import: join(directory, 'src/shares', `${name}.ts`),
    version: readJson<{ version: string }>(manifestOf(name)).version,
  });
  const shares = SHARED_PACKAGES.map((name) => [
    name,
    {
      singleton: true,
      eager: true,
      requiredVersion: false as const,
      ...(OFFERED_IN_PART.has(name) && partOf(name)),
    },
  ]);
  return Object.fromEntries(shares);
}

/**
 * The bundler configuration of the shell: the host's browser build, which holds the shared packages and the
 * federation's runtime, the Node build that the edge renders with, and the script of pages that nobody touches. The version is taken from `BUILD_VERSION`,
 * otherwise from the package.
 *
 * @param directory - the shell's folder
 */
export function shellConfig(
  directory: string,
): [client: Configuration, server: Configuration, untouched: Configuration] {
  const build = { directory, name: 'shell', publicPath: '/' };
  const { version } = readJson<{ version: string }>(join(directory, 'package.json'));
  const { resolve } = createRequire(join(directory, 'package.json'));
  const manifestOf = (name: string): string => resolve(`${name}/package.json`);
  const base = clientBuild(build);
  const holder: StatsHolder = {};
  const client: Configuration = {
    ...base,
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        'react-i18next/whole$': join(dirname(manifestOf('react-i18next')), 'dist/es/index.js'),
      },
    },
    entry: { shell: './src/entries/main.tsx' },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { default: false, reactDom: REACT_DOM } },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: hostShared(directory, manifestOf),
        dts: false,
        manifest: false,
      }),
      new rspack.NormalModuleReplacementPlugin(
        FEDERATION_RUNTIME,
        join(directory, 'src/platform/federation/bundler-runtime.ts'),
      ),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      keepStats(holder),
    ],
  };
  const onServer = serverBuild(build);
  const server: Configuration = {
    ...onServer,
    entry: { render: './src/entries/render.tsx' },
    externals: [
      ...onServer.externals,
      'i18next',
      'react-dom/server',
      '@ecocircle/shared-contracts/router-server',
    ],
  };
  const untouched: Configuration = {
    ...loneScript(build, UNTOUCHED, `./src/entries/${UNTOUCHED}.ts`),
    plugins: [
      writeShellManifest({
        directory,
        version: process.env.BUILD_VERSION ?? version,
        untouched: UNTOUCHED,
        holder,
      }),
    ],
  };
  return [client, server, untouched];
}
