import { join } from 'node:path';
import { REMOTE_NAMES } from '@ecocircle/shared-contracts';
import { shellConfig } from '@ecocircle/shared-contracts/build';
import { type Configuration, rspack } from '@rspack/core';
import { PROJECT } from '../../set-up/product.ts';

const SHELL = join(PROJECT, 'shell');

/**
 * Where the one bundle is built to. It lies in the shell's folder, so that its Node build finds the packages that
 * the shell's own finds.
 */
export const ONE_BUNDLE = join(SHELL, 'dist', 'one-bundle');

const sourcesOf = (remote: string): string => join(PROJECT, remote, 'src');

/** The sources of the remotes, under the names that `linked-remotes.ts` imports them by. */
const LINKED = Object.fromEntries(REMOTE_NAMES.map((name) => [`linked/${name}`, sourcesOf(name)]));
const REMOTES = Object.fromEntries(REMOTE_NAMES.map((name) => [name, join(sourcesOf(name), 'remote.tsx')]));

/** The shell and the three remotes as one application: the same sources and rules, without federation. */
export function oneBundleConfig(): Configuration[] {
  const [client, server] = shellConfig(SHELL);
  return [
    {
      ...client,
      output: { ...client.output, path: ONE_BUNDLE, uniqueName: 'one' },
      resolve: { ...client.resolve, alias: { ...client.resolve?.alias, ...LINKED } },
      plugins: [
        new rspack.NormalModuleReplacementPlugin(
          /composition\/remote-loader\.ts$/,
          join(import.meta.dirname, 'linked-remotes.ts'),
        ),
      ],
    },
    {
      ...server,
      entry: { ...(server.entry as Record<string, string>), ...REMOTES },
      output: { ...server.output, path: join(ONE_BUNDLE, 'server'), uniqueName: 'one' },
    },
  ];
}
