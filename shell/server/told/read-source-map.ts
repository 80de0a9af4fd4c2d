import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceMapOf } from '@ecocircle/shared-contracts/server';
import type { ReleaseStore } from '../release-store.ts';
import { isMissing } from '../store-link.ts';
import type { ReadMap } from './source-places.ts';

/** Reads source maps from the builds of the shell and of remotes that the edge or the store keeps. */
export const readSourceMap =
  (store: Pick<ReleaseStore, 'folders' | 'shellFolder' | 'otherShells'>): ReadMap =>
  async (script) => {
    const [, build, ofRemote] = /^mf\/([^/]+\/[^/]+)\/(.+)$/.exec(script) ?? [];
    const folders = build
      ? store.folders.map((folder) => join(folder, build))
      : [store.shellFolder, ...(await store.otherShells())];
    for (const folder of folders) {
      try {
        return await readFile(join(folder, sourceMapOf(ofRemote ?? script)), 'utf8');
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
    return null;
  };
