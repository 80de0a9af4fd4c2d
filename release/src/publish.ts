import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PartName } from '@ecocircle/shared-contracts';
import { buildPart, sourceVersion } from './build-part.ts';
import {
  compareIntegrity,
  INTEGRITY_FILE,
  measureIntegrity,
  readIntegrity,
  unfulfilledAssets,
} from './integrity.ts';
import { Refusal } from './refusal.ts';
import { buildFolder, type Descriptor, isShell, readDescriptor } from './store.ts';

/** What to publish: `from` is a finished build; without it the part is built. */
export interface Publication {
  readonly project: string;
  readonly store: string;
  readonly part: PartName;
  readonly version?: string;
  readonly from?: string;
}

/** The result of publishing: `published` is false when the store had this build already. */
export interface Published {
  readonly part: PartName;
  readonly version: string;
  readonly published: boolean;
}

function checkDescriptor(build: string, part: PartName, version: string | undefined): Descriptor {
  const descriptor = readDescriptor(build, part);
  if (descriptor.name !== part)
    throw new Refusal(`${build} is a build of ${descriptor.name}`, `Publish it as ${descriptor.name}.`);
  if (version !== undefined && descriptor.version !== version)
    throw new Refusal(
      `${build} was built as ${descriptor.version}, not as ${version}`,
      `Publish it as ${descriptor.version}, or build it with BUILD_VERSION=${version}: ${isShell(descriptor) ? 'its pages say which they are' : 'its files name their own folder'}.`,
    );
  return descriptor;
}

function checkAssets(build: string, descriptor: Descriptor): void {
  const problems = unfulfilledAssets(descriptor, measureIntegrity(build));
  if (problems.length > 0)
    throw new Refusal(`${build} is not complete: ${problems.join('; ')}`, 'Build it again.');
}

/** Whether the store has this build; refuses when it has another build under the same version. */
function isInStore(build: string, target: string, { name, version }: Descriptor): boolean {
  if (!existsSync(target)) return false;
  const differences = compareIntegrity(readIntegrity(target), measureIntegrity(build));
  if (differences.length === 0) return true;
  throw new Refusal(
    `${name} ${version} is published with other content: ${differences.join('; ')}`,
    'A published version never changes. Publish under another version.',
  );
}

/** Copies a build beside its place and renames it, so that no reader sees half of it. */
async function store(build: string, target: string, descriptor: Descriptor): Promise<boolean> {
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
  part,
  version,
  from,
}: Publication): Promise<Published> {
  const wanted = version ?? (from === undefined ? sourceVersion(project, part) : undefined);
  const fromSources = version === undefined && wanted !== undefined;
  if (fromSources && existsSync(buildFolder(folder, part, wanted)))
    return { part, version: wanted, published: false };
  const build = from === undefined ? await buildPart(project, part, wanted ?? '') : resolve(from);
  const descriptor = checkDescriptor(build, part, wanted);
  checkAssets(build, descriptor);
  const target = buildFolder(folder, part, descriptor.version);
  const published = isInStore(build, target, descriptor) ? false : await store(build, target, descriptor);
  return { part, version: descriptor.version, published };
}
