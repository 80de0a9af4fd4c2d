import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DERIVED: ReadonlySet<string> = new Set(['node_modules', 'dist', '.tsc']);
/** What every app is built from, besides its own folder. */
const COMMON_SOURCES = ['shared-contracts/src', 'ui-kit/src', 'app-kit/src', 'pnpm-lock.yaml'];

function filesOf(project: string, source: string): string[] {
  if (!statSync(join(project, source)).isDirectory()) return [source];
  return globSync(`${source}/**`, {
    cwd: project,
    exclude: (path) => DERIVED.has(path.split('/').at(-1) ?? ''),
  })
    .filter((path) => statSync(join(project, path)).isFile())
    .sort();
}

/** Hashes (SHA-256, hex) what an app is built from: its folder, the packages that it shares, the lockfile. */
export function hashSources(project: string, folder: string): string {
  const hash = createHash('sha256');
  for (const file of [folder, ...COMMON_SOURCES].flatMap((source) => filesOf(project, source))) {
    const content = readFileSync(resolve(project, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
