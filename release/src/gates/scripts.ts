import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import type { Asset, RemoteDescriptor, RemoteName } from '@ecocircle/shared-contracts';

/** Kilobytes of scripts, brotli, that a page of a remote may bring beyond the shell's: see docs/benchmark.md. */
const BUDGETS: Readonly<Record<RemoteName, number>> = {
  'mf-public': 60,
  'mf-points-map': 55,
  'mf-cabinet': 80,
};
const KILOBYTE = 1024;

/** Finds scripts of a build that a browser cannot read: empty, cut off, or a page in their place. */
export function unreadableScripts(folder: string): string[] {
  return globSync('assets/**/*.js', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.trim() === '') return [`${file} is empty`];
    try {
      // Parsed and never run.
      new Script(text, { filename: file });
      return [];
    } catch (error) {
      return [`${file} is no script: ${(error as Error).message}`];
    }
  });
}

/** Finds pages of a build whose first scripts are larger than the remote may bring. */
export function pagesOverBudget(folder: string, { name, routes, assets }: RemoteDescriptor): string[] {
  const sizes = new Map<string, number>();
  const sizeOf = ({ file }: Asset): number => {
    if (!file.endsWith('.js')) return 0;
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).byteLength;
    sizes.set(file, size);
    return size;
  };
  const budget = BUDGETS[name];
  return routes.flatMap(({ id }) => {
    const files = [assets.entry, ...assets.module, ...(assets.routes[id] ?? [])];
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0) / KILOBYTE;
    return size > budget
      ? [`the page ${id} brings ${size.toFixed(1)} KB of scripts, ${budget} KB at most`]
      : [];
  });
}
