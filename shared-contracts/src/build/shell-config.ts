import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { bundlerBase, CLIENT_FILENAMES, clientMinimizers, SERVER_OUTPUT } from './bundler-rules.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';
import { ShellManifestPlugin } from './shell-manifest-plugin.ts';

const hostShared = Object.fromEntries(
  SHARED_PACKAGES.map((name) => [name, { singleton: true, eager: true, requiredVersion: false as const }]),
);

/**
 * The bundler configuration of the shell: the host's browser build, which holds the shared packages and the
 * federation runtime, and the Node build that the edge renders with.
 *
 * @param directory - the shell's folder
 */
export function shellConfig(directory: string): Configuration[] {
  const dist = join(directory, 'dist');
  const clientBase = bundlerBase('client', '/');
  const client: Configuration = {
    ...clientBase,
    name: 'client',
    context: directory,
    entry: { shell: './src/entries/main.tsx' },
    output: { ...clientBase.output, ...CLIENT_FILENAMES, path: dist, clean: true, uniqueName: 'shell' },
    optimization: { minimizer: clientMinimizers() },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: hostShared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ShellManifestPlugin(directory),
    ],
  };
  const serverBase = bundlerBase('server', '/');
  const server: Configuration = {
    ...serverBase,
    name: 'server',
    dependencies: ['client'],
    context: directory,
    entry: { render: './src/entries/render.tsx' },
    output: { ...serverBase.output, ...SERVER_OUTPUT, path: join(dist, 'server'), uniqueName: 'shell' },
    externalsType: 'module',
    externals: [
      ...SHARED_PACKAGES,
      'i18next',
      'react-dom/server',
      '@ecocircle/shared-contracts/router-server',
    ],
    optimization: { minimize: false, splitChunks: false },
  };
  return [client, server];
}
