import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PartName, RemoteDescriptor, RemoteName, ShellManifest } from '@ecocircle/shared-contracts';
import { parseRemoteDescriptor, parseShellManifest } from '@ecocircle/shared-contracts/schemas';
import { Refusal } from './refusal.ts';

/** A version of a part in the store. */
export interface PublishedVersion {
  readonly version: string;
  readonly publishedAt: Date;
}

/** What a build says of itself. */
export type Descriptor = RemoteDescriptor | ShellManifest;

/** Whether a build is one of the shell. */
export const isShell = (descriptor: Descriptor): descriptor is ShellManifest => descriptor.name === 'shell';

/** The folder of a build; it never changes once it is there. */
export const buildFolder = (store: string, part: PartName, version: string): string =>
  join(store, part, version);

/** The published versions of a part, the newest first; none where it was never published. */
export function listVersions(store: string, part: PartName): PublishedVersion[] {
  return globSync('*/integrity.json', { cwd: join(store, part) })
    .map((file) => ({ version: dirname(file), publishedAt: statSync(join(store, part, file)).mtime }))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.version.localeCompare(a.version));
}

/** The file in which a build says what it is. */
export const descriptorFile = (part: PartName): string => (part === 'shell' ? 'shell.json' : 'remote.json');

function readBy<Read>(folder: string, part: PartName, parse: (input: unknown) => Read): Read {
  const file = join(folder, descriptorFile(part));
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Refusal(
      `${file}: ${(error as Error).message}`,
      `Build the ${part === 'shell' ? 'shell' : 'remote'} again and publish that build.`,
    );
  }
}

/** Reads and validates the descriptor of a remote's build; a Refusal where there is none or it is not valid. */
export const readRemote = (folder: string, remote: RemoteName): RemoteDescriptor =>
  readBy(folder, remote, parseRemoteDescriptor);

/** Reads and validates what a build says of itself; a Refusal where it does not, or it is not valid. */
export const readDescriptor = (folder: string, part: PartName): Descriptor =>
  part === 'shell' ? readBy(folder, part, parseShellManifest) : readRemote(folder, part);
