import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import type { Asset, PartName, RemoteDescriptor, ShellManifest } from '@ecocircle/shared-contracts';

/**
 * Kilobytes of scripts, brotli, that every page brings of the shell, and that a page of a remote may bring beyond that:
 * see docs/benchmark.md.
 */
const BUDGETS: Readonly<Record<PartName, number>> = {
  shell: 185,
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

/** Gives how many kilobytes the scripts among files are, brotli. */
function measureScripts(folder: string): (files: readonly Asset[]) => number {
  const sizes = new Map<string, number>();
  const sizeOf = ({ file }: Asset): number => {
    if (!file.endsWith('.js')) return 0;
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).byteLength;
    sizes.set(file, size);
    return size;
  };
  return (files) => files.reduce((sum, file) => sum + sizeOf(file), 0) / KILOBYTE;
}

/** Finds pages of a build whose first scripts are larger than the remote may bring. */
export function pagesOverBudget(folder: string, { name, routes, assets }: RemoteDescriptor): string[] {
  const sizeOf = measureScripts(folder);
  const budget = BUDGETS[name];
  return routes.flatMap(({ id }) => {
    const size = sizeOf([assets.entry, ...assets.module, ...(assets.routes[id] ?? [])]);
    return size > budget
      ? [`the page ${id} brings ${size.toFixed(1)} KB of scripts, ${budget} KB at most`]
      : [];
  });
}

/** Says by how much the first scripts of a shell are larger than they may be. */
export function shellOverBudget(folder: string, { name, entry }: ShellManifest): string[] {
  const size = measureScripts(folder)(entry);
  const budget = BUDGETS[name];
  return size > budget
    ? [`every page brings ${size.toFixed(1)} KB of its scripts, ${budget} KB at most`]
    : [];
}
