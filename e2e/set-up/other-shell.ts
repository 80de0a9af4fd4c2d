import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ShellManifest } from '@ecocircle/shared-contracts';
import { integrityOf } from '@ecocircle/shared-contracts/build';
import { activeIn, freshVersion, releaseIn } from './release-tool.ts';

const NAMED_BY_CONTENT = /\.([0-9a-f]{8})\.m?js$/;
const turned = (hash: string): string => [...hash].reverse().join('');

/** Gives every script of a build another name, as another build would. */
async function renameScripts(build: string): Promise<void> {
  const scripts = globSync('assets/*.js', { cwd: build });
  const hashes = scripts.flatMap((file) => NAMED_BY_CONTENT.exec(file)?.[1] ?? []);
  const otherNames = (text: string): string =>
    text.replace(new RegExp(hashes.join('|'), 'g'), (hash) => turned(hash));
  for (const name of globSync('**/*.{js,mjs,json}', { cwd: build })) {
    const file = join(build, name);
    await writeFile(file, otherNames(await readFile(file, 'utf8')));
    await rename(file, join(dirname(file), otherNames(basename(file))));
  }
}

/**
 * Publishes the active shell of a store under another version, with other names of its scripts.
 *
 * @param change - what else is done to the build
 * @returns both versions
 */
export async function publishOtherShell(
  store: string,
  change: (build: string) => Promise<void> = async () => {},
) {
  const before = await activeIn(store, 'shell');
  const next = freshVersion();
  const build = await mkdtemp(join(tmpdir(), 'ecocircle-other-shell-'));
  await cp(join(store, 'shell', before), build, { recursive: true });
  await rm(join(build, 'integrity.json'));
  await renameScripts(build);
  await change(build);
  const file = join(build, 'shell.json');
  const manifest = JSON.parse((await readFile(file, 'utf8')).replaceAll(before, next)) as ShellManifest;
  for (const asset of [manifest.entry, manifest.files].flat())
    Object.assign(asset, { integrity: integrityOf(await readFile(join(build, asset.file))) });
  await writeFile(file, JSON.stringify(manifest));
  await releaseIn(store, 'publish', 'shell', '--from', build);
  await rm(build, { recursive: true });
  return { before, next };
}
