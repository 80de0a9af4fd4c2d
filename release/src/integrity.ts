import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Asset } from '@ecocircle/shared-contracts';
import { integrityOf } from '@ecocircle/shared-contracts/build/integrity';
import { type Descriptor, descriptorFile, isShell } from './store.ts';

/** The subresource integrity of each file of a build by its path, in the order of the paths. */
export type BuildIntegrity = Readonly<Record<string, string>>;

/** The file of a build that holds its {@link BuildIntegrity}; it does not list itself. */
export const INTEGRITY_FILE = 'integrity.json';

/** Computes the integrity of every file of a build. */
export function measureIntegrity(folder: string): BuildIntegrity {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => file !== INTEGRITY_FILE)
    .sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
}

/** The integrity that was recorded when the build was published. */
export const readIntegrity = (folder: string): BuildIntegrity =>
  JSON.parse(readFileSync(join(folder, INTEGRITY_FILE), 'utf8')) as BuildIntegrity;

/** Compares what a build should be with what it is: one sentence for each file that differs. */
export function compareIntegrity(expected: BuildIntegrity, actual: BuildIntegrity): string[] {
  const problems = Object.entries(expected).flatMap(([file, integrity]) => {
    if (!(file in actual)) return [`${file} is missing`];
    return actual[file] === integrity ? [] : [`${file} was changed`];
  });
  const unknown = Object.keys(actual).filter((file) => !(file in expected));
  return [...problems, ...unknown.map((file) => `${file} does not belong to the build`)];
}

/** Every file that a descriptor names. */
export function namedAssets(descriptor: Descriptor): Asset[] {
  if (isShell(descriptor)) {
    const { entry, account, forms, files } = descriptor;
    return [...entry, ...account, ...Object.values(forms).flat(), ...files];
  }
  const { assets } = descriptor;
  const { entry, module, routes, messages, server, worker } = assets;
  return [
    entry,
    ...module,
    ...Object.values(routes).flat(),
    ...Object.values(messages),
    server,
    ...(worker ? [worker] : []),
  ];
}

/** One sentence for each file that a descriptor names and that the build lacks or has with other content. */
export function unfulfilledAssets(descriptor: Descriptor, actual: BuildIntegrity): string[] {
  const named = descriptorFile(descriptor.name);
  const problems = namedAssets(descriptor).flatMap(({ file, integrity }) => {
    if (!(file in actual)) return [`${named} names ${file}, which is missing`];
    return actual[file] === integrity ? [] : [`${named} gives another integrity for ${file}`];
  });
  // A file may be named for several pages.
  return [...new Set(problems)];
}
