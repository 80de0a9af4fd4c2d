import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@ecocircle/shared-contracts/build';
import { activeVersion, freshVersion, release, releaseStore } from './release-tool.ts';

/**
 * Publishes the active build of the map under another version, with another script as its entry in the browser, and
 * promotes it.
 *
 * @returns both versions, and how it is rolled back
 */
export async function releaseWithEntry(script: string) {
  const good = await activeVersion('mf-points-map');
  const bad = freshVersion();
  const build = await mkdtemp(join(tmpdir(), 'ecocircle-broken-'));
  await cp(join(releaseStore(), 'mf-points-map', good), build, { recursive: true });
  await rm(join(build, 'integrity.json'));
  const file = join(build, 'remote.json');
  const descriptor = JSON.parse((await readFile(file, 'utf8')).replaceAll(good, bad));
  const { entry } = descriptor.assets;
  await writeFile(join(build, entry.file), script);
  entry.integrity = integrityOf(script);
  await writeFile(file, JSON.stringify(descriptor));
  await release('publish', 'mf-points-map', '--version', bad, '--from', build);
  await rm(build, { recursive: true });
  await release('promote', 'mf-points-map', bad, '--message', 'a test of a broken release');
  const rollBack = () => release('rollback', 'mf-points-map', '--to', good, '--message', 'end of the test');
  return { good, bad, rollBack };
}
