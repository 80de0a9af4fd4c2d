import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { clientBuild, serverBuild } from './bundler-rules.ts';
import { readJson } from './read-json.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';
import { writeShellManifest } from './shell-manifest-plugin.ts';

const hostShared = Object.fromEntries(
  SHARED_PACKAGES.map((name) => [name, { singleton: true, eager: true, requiredVersion: false as const }]),
);

/**
 * The bundler configuration of the shell: the host's browser build, which holds the shared packages and the
 * federation runtime, and the Node build that the edge renders with. The version is taken from `BUILD_VERSION`,
 * otherwise from the package.
 *
 * @param directory - the shell's folder
 */
export function shellConfig(directory: string): [Configuration, Configuration] {
  const build = { directory, name: 'shell', publicPath: '/' };
  const { version } = readJson<{ version: string }>(join(directory, 'package.json'));
  const client: Configuration = {
    ...clientBuild(build),
    entry: { shell: './src/entries/main.tsx' },
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
      writeShellManifest(directory, process.env.BUILD_VERSION ?? version),
    ],
  };
  const base = serverBuild(build);
  const server: Configuration = {
    ...base,
    entry: { render: './src/entries/render.tsx' },
    externals: [
      ...base.externals,
      'i18next',
      'react-dom/server',
      '@ecocircle/shared-contracts/router-server',
    ],
  };
  return [client, server];
}
