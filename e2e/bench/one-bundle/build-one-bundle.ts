import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, SHELL_PROTOCOL, type ShellManifest } from '@ecocircle/shared-contracts';
import { integrityOf } from '@ecocircle/shared-contracts/build';
import { compile } from '../compile.ts';
import { ONE_BUNDLE, oneBundleConfig } from './build-config.ts';

const SHELL_DIST = join(ONE_BUNDLE, '..');

/** Builds the portal as one bundle, with the files beside it that the edge reads. */
export async function buildOneBundle(): Promise<void> {
  const { children, hash = '' } = await compile(oneBundleConfig());
  const entry = (children?.[0]?.namedChunkGroups?.shell?.assets ?? [])
    .map(({ name }) => name)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ file, integrity: integrityOf(readFileSync(join(ONE_BUNDLE, file))) }));
  const manifest: ShellManifest = {
    name: 'shell',
    version: `0.0.0-${hash}`,
    contract: CONTRACT_VERSION,
    protocol: SHELL_PROTOCOL,
    entry,
    account: [],
    forms: { forms: [], registration: [] },
    files: [],
  };
  writeFileSync(join(ONE_BUNDLE, 'shell.json'), JSON.stringify(manifest));
  copyFileSync(join(SHELL_DIST, 'messages.json'), join(ONE_BUNDLE, 'messages.json'));
}
