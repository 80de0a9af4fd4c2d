import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@ecocircle/shared-contracts';

const project = resolve(import.meta.dirname, '..', '..');

/** What each remote consists of. */
const FILES = [
  'README.md',
  'package.json',
  'remote.json',
  'rspack.config.ts',
  'src/remote.tsx',
  'tsconfig.json',
];

/** The files that name every remote and cannot read the list, with the words by which they do. */
const PLACES: Readonly<Record<string, (name: RemoteName) => string>> = {
  'README.md': (name) => `[\`${name}/\`](${name}/README.md)`,
  'docs/architecture.md': (name) => `\`${name}/\``,
  'pnpm-workspace.yaml': (name) => `\n  - ${name}\n`,
  'tsconfig.json': (name) => `{ "path": "${name}" }`,
};

const missingFiles = (name: RemoteName): string[] =>
  FILES.map((file) => join(name, file))
    .filter((file) => !existsSync(join(project, file)))
    .map((file) => `${file}: there is no such file`);

const missingMentions = (name: RemoteName): string[] =>
  Object.entries(PLACES)
    .filter(([file, words]) => !readFileSync(join(project, file), 'utf8').includes(words(name)))
    .map(([file, words]) => `${file}: does not have ${words(name).trim()}`);

/** What the remotes lack; each problem begins with the file. */
export const remoteProblems = (): string[] =>
  REMOTE_NAMES.flatMap((name) => [...missingFiles(name), ...missingMentions(name)]);
