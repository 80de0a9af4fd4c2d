import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..', '..');
/** What is made from the sources, or by hand beside them. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', '.tsc']);
const OURS = '@ecocircle';

/** Links installed packages one by one, since those of the workspace must lead into the copy. */
function linkPackages(from: string, to: string, copy: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== OURS) symlinkSync(join(from, name), join(to, name));
  }
  if (!existsSync(join(from, OURS))) return;
  mkdirSync(join(to, OURS));
  for (const name of readdirSync(join(from, OURS))) {
    const target = relative(project, realpathSync(join(from, OURS, name)));
    symlinkSync(join(copy, target), join(to, OURS, name));
  }
}

/**
 * Copies the sources of the project into a temporary folder, with the installed packages linked.
 *
 * @returns the folder, and what removes it
 */
export function makeScratchCopy(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'ecocircle-scratch-'));
  cpSync(project, folder, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
  for (const part of ['.', ...readdirSync(folder)]) {
    const installed = join(project, part, 'node_modules');
    if (existsSync(installed)) linkPackages(installed, join(folder, part, 'node_modules'), folder);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
