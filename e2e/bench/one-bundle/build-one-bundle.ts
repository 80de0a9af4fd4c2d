import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf, type ShellManifest } from '@ecocircle/shared-contracts/build';
import { rspack } from '@rspack/core';
import { ONE_BUNDLE, oneBundleConfig } from './build-config.ts';

const SHELL_DIST = join(ONE_BUNDLE, '..');

/** Builds the portal as one bundle, with the files beside it that the edge reads. */
export async function buildOneBundle(): Promise<void> {
  const compiler = rspack(oneBundleConfig());
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'nothing was built');
  const { children, hash = '' } = stats.toJson({ all: false, chunkGroups: true, assets: true, hash: true });
  const entry = (children?.[0]?.namedChunkGroups?.shell?.assets ?? [])
    .map(({ name }) => name)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ file, integrity: integrityOf(readFileSync(join(ONE_BUNDLE, file))) }));
  const manifest: ShellManifest = {
    buildId: hash,
    entry,
    account: [],
    forms: { forms: [], registration: [] },
  };
  writeFileSync(join(ONE_BUNDLE, 'shell.json'), JSON.stringify(manifest));
  copyFileSync(join(SHELL_DIST, 'messages.json'), join(ONE_BUNDLE, 'messages.json'));
  await promisify(compiler.close.bind(compiler))();
}
