import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@ecocircle/shared-contracts';
import { buildRemote, sourceVersion } from './build-remote.ts';
import {
  compareIntegrity,
  INTEGRITY_FILE,
  measureIntegrity,
  readIntegrity,
  unfulfilledAssets,
} from './integrity.ts';
import { Refusal } from './refusal.ts';
import { buildFolder, readDescriptor } from './store.ts';

/** What to publish: `from` is a finished build; without it the remote is built. */
export interface Publication {
  readonly project: string;
  readonly store: string;
  readonly remote: RemoteName;
  readonly version?: string;
  readonly from?: string;
}

/** The result of publishing: `published` is false when the store had this build already. */
export interface Published {
  readonly remote: RemoteName;
  readonly version: string;
  readonly published: boolean;
}

function checkDescriptor(build: string, remote: RemoteName, version: string | undefined): RemoteDescriptor {
  const descriptor = readDescriptor(build);
  if (descriptor.name !== remote)
    throw new Refusal(`${build} is a build of ${descriptor.name}`, `Publish it as ${descriptor.name}.`);
  if (version !== undefined && descriptor.version !== version)
    throw new Refusal(
      `${build} was built as ${descriptor.version}, not as ${version}`,
      `Publish it as ${descriptor.version}, or build it with BUILD_VERSION=${version}: its files name their own folder.`,
    );
  return descriptor;
}

function checkAssets(build: string, descriptor: RemoteDescriptor): void {
  const problems = unfulfilledAssets(descriptor, measureIntegrity(build));
  if (problems.length > 0)
    throw new Refusal(`${build} is not complete: ${problems.join('; ')}`, 'Build the remote again.');
}

/** Whether the store has this build; refuses when it has another build under the same version. */
function isInStore(build: string, target: string, { name, version }: RemoteDescriptor): boolean {
  if (!existsSync(target)) return false;
  const differences = compareIntegrity(readIntegrity(target), measureIntegrity(build));
  if (differences.length === 0) return true;
  throw new Refusal(
    `${name} ${version} is published with other content: ${differences.join('; ')}`,
    'A published version never changes. Publish under another version.',
  );
}

/** Copies a build beside its place and renames it, so that no reader sees half of it. */
async function store(build: string, target: string, descriptor: RemoteDescriptor): Promise<boolean> {
  const incoming = join(target, '..', `.incoming-${descriptor.version}-${process.pid}`);
  await mkdir(join(target, '..'), { recursive: true });
  try {
    await cp(build, incoming, { recursive: true });
    await writeFile(
      join(incoming, INTEGRITY_FILE),
      `${JSON.stringify(measureIntegrity(incoming), null, 2)}\n`,
    );
    await rename(incoming, target);
    return true;
  } catch (error) {
    const taken = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (taken && isInStore(build, target, descriptor)) return false;
    throw error;
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/** Puts a build into the store. Refused: one that is not complete, or other content of a version that is there. */
export async function publish({
  project,
  store: folder,
  remote,
  version,
  from,
}: Publication): Promise<Published> {
  const wanted = version ?? (from === undefined ? sourceVersion(project, remote) : undefined);
  const fromSources = version === undefined && wanted !== undefined;
  if (fromSources && existsSync(buildFolder(folder, remote, wanted)))
    return { remote, version: wanted, published: false };
  const build = from === undefined ? await buildRemote(project, remote, wanted ?? '') : resolve(from);
  const descriptor = checkDescriptor(build, remote, wanted);
  checkAssets(build, descriptor);
  const target = buildFolder(folder, remote, descriptor.version);
  const published = isInStore(build, target, descriptor) ? false : await store(build, target, descriptor);
  return { remote, version: descriptor.version, published };
}
