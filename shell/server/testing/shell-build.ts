import { CONTRACT_VERSION, SHELL_PROTOCOL, type ShellManifest } from '@ecocircle/shared-contracts';
import type { ShellBuild } from '../pages/shell-build.ts';

/** A shell as far as a test looks at it. */
export function shellBuild(
  manifest: Partial<ShellManifest> = {},
  parts: Partial<Record<keyof ShellBuild, unknown>> = {},
): ShellBuild {
  const { version = '1.0.0' } = manifest;
  return {
    folder: `/shell/${version}`,
    renderUrl: `file:///shell/${version}/server/render.mjs`,
    manifest: {
      name: 'shell',
      version,
      contract: CONTRACT_VERSION,
      protocol: SHELL_PROTOCOL,
      entry: [],
      account: [],
      forms: { forms: [], registration: [] },
      files: [],
      ...manifest,
    },
    messages: {},
    icons: {},
    render: {},
    ...parts,
  } as ShellBuild;
}
