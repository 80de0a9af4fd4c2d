import { join } from 'node:path';
import { REMOTE_NAMES } from '@ecocircle/shared-contracts';
import { bundlerBase, clientMinimizers, SHARED_PACKAGES } from '@ecocircle/shared-contracts/build';
import { type Configuration, rspack } from '@rspack/core';
import { PROJECT } from '../../set-up/product.ts';

/**
 * Where the one bundle is built to. It lies in the shell's folder, so that its Node build finds the packages that
 * the shell's own finds.
 */
export const ONE_BUNDLE = join(PROJECT, 'shell', 'dist', 'one-bundle');

const SHELL_EXTERNALS = ['i18next', 'react-dom/server', '@ecocircle/shared-contracts/router-server'];
const NAMES = 'assets/[name].[contenthash:8]';

/** The sources of the remotes, under the names that `linked-remotes.ts` imports them by. */
const LINKED = Object.fromEntries(REMOTE_NAMES.map((name) => [`linked/${name}`, join(PROJECT, name, 'src')]));

const source = (folder: string, file: string): string => join(PROJECT, folder, 'src', file);

function client(): Configuration {
  const base = bundlerBase('client', '/');
  return {
    ...base,
    name: 'client',
    context: PROJECT,
    entry: { shell: source('shell', 'main.tsx') },
    output: {
      ...base.output,
      filename: `${NAMES}.js`,
      chunkFilename: `${NAMES}.js`,
      cssFilename: `${NAMES}.css`,
      cssChunkFilename: `${NAMES}.css`,
      path: ONE_BUNDLE,
      clean: true,
      uniqueName: 'one',
    },
    resolve: { ...base.resolve, alias: LINKED },
    optimization: { minimizer: clientMinimizers() },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(
        /composition\/remote-loader\.ts$/,
        join(import.meta.dirname, 'linked-remotes.ts'),
      ),
    ],
  };
}

/** The Node builds, with the same names of classes as the browser's. */
function server(): Configuration {
  const base = bundlerBase('server', '/');
  const remotes = REMOTE_NAMES.map((name) => [name, source(name, 'remote.tsx')]);
  return {
    ...base,
    name: 'server',
    dependencies: ['client'],
    context: PROJECT,
    entry: { render: source('shell', 'render.tsx'), ...Object.fromEntries(remotes) },
    output: {
      ...base.output,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      path: join(ONE_BUNDLE, 'server'),
      uniqueName: 'one',
    },
    externalsType: 'module',
    externals: [...SHARED_PACKAGES, ...SHELL_EXTERNALS],
    optimization: { minimize: false, splitChunks: false },
  };
}

/** The shell and the three remotes as one application: the same sources and rules, without federation. */
export const oneBundleConfig = (): Configuration[] => [client(), server()];
