import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '..');
const biome = join(project, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

const FORBIDDEN = [
  ['shell/src/a.ts', "import '@ecocircle/mf-public'"],
  ['shell/src/a.ts', "import '@ecocircle/api'"],
  ['shell/src/a.ts', "import '../../mf-cabinet/src/remote.tsx'"],
  ['shell/server/a.ts', "import '../../api/src/app.ts'"],
  ['shell/server/a.ts', "import '../../release/src/publish.ts'"],
  ['shell/src/a.ts', "import { Link } from 'react-router'"],
  ['mf-public/src/a.ts', "import '@ecocircle/shell'"],
  ['mf-public/src/a.ts', "import '@ecocircle/mf-cabinet'"],
  ['mf-public/src/a.ts', "import '@ecocircle/mf-cabinet/src/remote.tsx'"],
  ['mf-public/src/pages/home/a.ts', "import '../../../../mf-points-map/src/remote.tsx'"],
  ['mf-public/src/a.ts', "import '../../shell/src/session/model.ts'"],
  ['mf-public/src/a.ts', "import '../../shared-contracts/src/index.ts'"],
  ['mf-public/src/a.ts', "export * from '../../ui-kit/src/index.ts'"],
  ['mf-public/src/a.ts', "await import('@ecocircle/mf-cabinet')"],
  ['mf-public/src/a.ts', "import type { A } from '@ecocircle/mf-cabinet'"],
  ['mf-cabinet/src/a.ts', "import '@ecocircle/mf-points-map'"],
  ['mf-cabinet/src/a.ts', "import { useLoaderData } from 'react-router'"],
  ['mf-cabinet/src/a.ts', "import 'react-router/dom'"],
  ['mf-points-map/src/a.ts', "import '@ecocircle/mf-public'"],
  ['mf-points-map/src/a.ts', "import '@ecocircle/release'"],
  ['shared-contracts/src/a.ts', "import '@ecocircle/ui-kit'"],
  ['shared-contracts/src/a.ts', "import '@ecocircle/shell'"],
  ['shared-contracts/src/a.ts', "import '../../ui-kit/src/index.ts'"],
  ['ui-kit/src/a.ts', "import '@ecocircle/shell'"],
  ['ui-kit/src/a.ts', "import { parseRemoteDescriptor } from '@ecocircle/shared-contracts'"],
  ['ui-kit/src/a.ts', "import { LOCALES } from '@ecocircle/shared-contracts'"],
  ['ui-kit/src/a.ts', "import { RegistrySchema } from '@ecocircle/shared-contracts'"],
  ['shell/src/a.test.tsx', "import '../../mf-public/src/remote.tsx'"],
  ['mf-public/src/a.test.tsx', "import '@ecocircle/mf-cabinet'"],
  ['api/src/a.ts', "import '@ecocircle/ui-kit'"],
  ['api/src/a.ts', "import '@ecocircle/release/source-hash'"],
  ['api/src/a.ts', "import '../../shell/server/app.ts'"],
  ['release/src/a.ts', "import '@ecocircle/mf-public'"],
  ['release/src/a.ts', "import '../../bin/spawned.ts'"],
  ['e2e/specs/a.ts', "import '@ecocircle/api'"],
  ['e2e/specs/a.ts', "import '../../shell/src/main.tsx'"],
  ['bin/a.ts', "import '@ecocircle/shell'"],
  ['bin/a.ts', "import '../release/src/source-hash.ts'"],
] as const;

const ALLOWED = [
  ['shell/src/a.ts', "import '@ecocircle/shared-contracts'"],
  ['shell/src/a.ts', "import '@ecocircle/ui-kit'"],
  ['shell/server/a.ts', "import '../src/render.tsx'"],
  ['mf-public/src/a.ts', "import { Link } from '@ecocircle/shared-contracts/router'"],
  ['mf-public/src/a.ts', "import '@ecocircle/ui-kit/tokens.css'"],
  ['mf-public/src/pages/home/a.ts', "import '../../api/index.ts'"],
  ['mf-cabinet/rspack.config.ts', "import '@ecocircle/shared-contracts/build'"],
  ['mf-points-map/src/a.ts', "import '@ecocircle/shared-contracts'"],
  ['shared-contracts/src/a.ts', "import { Link } from 'react-router'"],
  ['ui-kit/src/a.ts', "import type { PointStatus } from '@ecocircle/shared-contracts'"],
  ['ui-kit/src/a.test.ts', "import { LOCALES } from '@ecocircle/shared-contracts'"],
  ['ui-kit/gallery/a.ts', "import { LOCALES } from '@ecocircle/shared-contracts'"],
  ['shell/src/a.test.tsx', "import { createMemoryRouter } from 'react-router'"],
  ['api/src/a.ts', "import { LOCALES } from '@ecocircle/shared-contracts'"],
  ['release/test/a.ts', "import '../src/publish.ts'"],
  ['e2e/specs/a.ts', "import '@ecocircle/shared-contracts'"],
  ['bin/a.ts', "import '@ecocircle/release/source-hash'"],
] as const;

let folder = '';

/** Writes every sample into a copy of the project's folders and returns the files in which the rule found something. */
function filesWithForbiddenImports(samples: readonly (readonly [string, string])[]): Set<string> {
  for (const [file, text] of samples) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text};\n`);
  }
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
    '--vcs-enabled=false',
    '.',
  ];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  return new Set(diagnostics.map(({ location }) => location.path));
}

/** Gives each sample a file of its own beside the one it names. */
const numbered = (samples: readonly (readonly [string, string])[], mark: string) =>
  samples.map(
    ([file, text], i) =>
      [file.replace(/\ba(?=\.)|(?<=rspack)/, (name) => `${name}${mark}${i}`), text] as const,
  );

const forbidden = numbered(FORBIDDEN, 'f');
const allowed = numbered(ALLOWED, 'k');
let found = new Set<string>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(project, 'biome.json'), join(folder, 'biome.json'));
  found = filesWithForbiddenImports([...forbidden, ...allowed]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import boundaries', () => {
  test.each(forbidden)('%s must not: %s @O-01', (file) => {
    expect([...found]).toContain(file);
  });

  test.each(allowed)('%s may: %s @O-01', (file) => {
    expect([...found]).not.toContain(file);
  });
});
