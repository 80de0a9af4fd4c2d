import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { clientBuild, serverBuild } from './bundler-rules.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';
import { writeShellManifest } from './shell-manifest-plugin.ts';

const hostShared = Object.fromEntries(
  SHARED_PACKAGES.map((name) => [name, { singleton: true, eager: true, requiredVersion: false as const }]),
);

/**
 * The bundler configuration of the shell: the host's browser build, which holds the shared packages and the
 * federation runtime, and the Node build that the edge renders with.
 *
 * @param directory - the shell's folder
 */
export function shellConfig(directory: string): [Configuration, Configuration] {
  const build = { directory, name: 'shell', publicPath: '/' };
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
      writeShellManifest(directory),
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
