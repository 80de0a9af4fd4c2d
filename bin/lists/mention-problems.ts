import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MARKET_EDITIONS, MATERIAL_FAMILIES, REMOTE_NAMES } from '@ecocircle/shared-contracts';

const project = resolve(import.meta.dirname, '..', '..');

/** Files that name every entry of a list and cannot read the list, with the words by which they do. */
type Places = Readonly<Record<string, (entry: string) => string>>;

const LISTS: readonly (readonly [entries: readonly string[], places: Places])[] = [
  [
    REMOTE_NAMES,
    {
      'README.md': (remote) => `[\`${remote}/\`](${remote}/README.md)`,
      'docs/architecture.md': (remote) => `\`${remote}/\``,
      'pnpm-workspace.yaml': (remote) => `\n  - ${remote}\n`,
      'tsconfig.json': (remote) => `{ "path": "${remote}" }`,
    },
  ],
  [
    MATERIAL_FAMILIES,
    {
      'mf-public/src/pages/home/map-teaser.module.css': (family) => `[data-family='${family}']`,
      'ui-kit/src/material-mark/material-mark.module.css': (family) => `\n.${family} {`,
      'ui-kit/src/tokens/domain-colour.css': (family) => `--material-${family}:`,
    },
  ],
  [
    MARKET_EDITIONS.map((edition) => `PORTAL_HOST_${edition.toUpperCase()}`),
    {
      'api/src/mail/mail-variables.ts': (variable) => variable,
      'docs/operations.md': (variable) => `\`${variable}\``,
      'shell/server/config.ts': (variable) => variable,
    },
  ],
];

/** What each remote consists of. */
const REMOTE_FILES = [
  'README.md',
  'package.json',
  'remote.json',
  'rspack.config.ts',
  'src/remote.tsx',
  'tsconfig.json',
];

const missingFiles = (): string[] =>
  REMOTE_NAMES.flatMap((remote) => REMOTE_FILES.map((file) => join(remote, file)))
    .filter((file) => !existsSync(join(project, file)))
    .map((file) => `${file}: there is no such file`);

const missingMentions = (entries: readonly string[], places: Places): string[] =>
  Object.entries(places).flatMap(([file, wordsFor]) => {
    const text = readFileSync(join(project, file), 'utf8');
    return entries
      .map(wordsFor)
      .filter((words) => !text.includes(words))
      .map((words) => `${file}: does not have ${words.trim()}`);
  });

/** The entries of lists that a file lacks; each problem begins with the file. */
export const mentionProblems = (): string[] => [
  ...missingFiles(),
  ...LISTS.flatMap(([entries, places]) => missingMentions(entries, places)),
];
