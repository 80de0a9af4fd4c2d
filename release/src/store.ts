import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@ecocircle/shared-contracts';
import { parseRemoteDescriptor } from '@ecocircle/shared-contracts/schemas';
import { Refusal } from './refusal.ts';

/** A version of a remote in the store. */
export interface PublishedVersion {
  readonly version: string;
  readonly publishedAt: Date;
}

/** The folder of a build; it never changes once it is there. */
export const buildFolder = (store: string, remote: RemoteName, version: string): string =>
  join(store, remote, version);

/** The published versions of a remote, the newest first; none where it was never published. */
export function listVersions(store: string, remote: RemoteName): PublishedVersion[] {
  return globSync('*/integrity.json', { cwd: join(store, remote) })
    .map((file) => ({ version: dirname(file), publishedAt: statSync(join(store, remote, file)).mtime }))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.version.localeCompare(a.version));
}

/** Reads and validates the descriptor of a build; a Refusal where there is none or it is not valid. */
export function readDescriptor(folder: string): RemoteDescriptor {
  const file = join(folder, 'remote.json');
  try {
    return parseRemoteDescriptor(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Refusal(
      `${file}: ${(error as Error).message}`,
      'Build the remote again and publish that build.',
    );
  }
}
