import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const project = resolve(import.meta.dirname, '..');
const cruiser = join(project, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const table = join(import.meta.dirname, 'boundaries.ts');

const FORBIDDEN = [
  ['shell/src/platform/a.ts', "import '@ecocircle/mf-public'"],
  ['shell/src/platform/a.ts', "import '@ecocircle/api'"],
  ['shell/src/a.ts', "import '../../mf-cabinet/src/remote.tsx'"],
  ['shell/server/a.ts', "import '../../api/src/app.ts'"],
  ['shell/server/a.ts', "import '../../release/src/publish.ts'"],
  ['shell/src/a.ts', "import { Link } from 'react-router'"],
  ['desk/src/a.ts', "import '@ecocircle/shell'"],
  ['desk/src/a.ts', "import '@ecocircle/mf-cabinet'"],
  ['desk/src/a.ts', "import '../../api/src/server.ts'"],
  ['shell/src/platform/a.ts', "import '@ecocircle/desk'"],
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
  ['app-kit/src/a.ts', "import '@ecocircle/mf-public'"],
  ['app-kit/src/a.ts', "import '../../shell/src/platform/session/model.ts'"],
  ['api/src/a.ts', "import '@ecocircle/app-kit'"],
  ['release/src/a.ts', "import '@ecocircle/app-kit'"],
  ['e2e/specs/a.ts', "import '@ecocircle/app-kit'"],
  ['ui-kit/src/a.ts', "import '@ecocircle/app-kit'"],
  ['mf-public/src/a.ts', "import '@ecocircle/test-kit'"],
  ['shell/src/platform/session/a.ts', "import '../../features/share/index.ts'"],
  ['shell/src/platform/session/a.ts', "await import('../../entries/main.tsx')"],
  ['shell/src/features/share/a.ts', "import '../../frame/layout.tsx'"],
  ['shell/src/features/share/a.ts', "import '../../pages/login/login-page.tsx'"],
  ['shell/src/pages/login/a.ts', "import '../../entries/render.tsx'"],
  ['shell/src/frame/a.ts', "import '../entries/render.tsx'"],
  ['shell/src/frame/a.ts', "import '../features/share/model.ts'"],
  ['shell/src/frame/a.test.ts', "import '../features/share/model.ts'"],
  ['shell/src/features/share/a.ts', "import '../dialogs/model.ts'"],
  ['shell/src/a.ts', "import './platform/session/model.ts'"],
  ['shell/server/a.ts', "import '../src/features/share/index.ts'"],
  ['shell/server/a.ts', "import '../src/entries/render.tsx'"],
  ['api/src/resources/media/a.ts', "import '../../composition/app.ts'"],
  ['api/src/plugins/a.ts', "import '../resources/accounts/repository.ts'"],
  ['api/src/composition/a.ts', "import '../cli/staff-work.ts'"],
  ['api/src/a.ts', "import './errors/request-error.ts'"],
  ['api/src/resources/media/a.ts', "import '../../cli/staff-work.ts'"],
  ['mf-public/src/a.ts', "import '@ecocircle/shared-contracts/schemas'"],
  ['shell/src/platform/session/a.ts', "await import('@ecocircle/shared-contracts/schemas')"],
  ['mf-public/src/a.ts', "import '@ecocircle/shared-contracts/rules'"],
  ['app-kit/src/a.ts', "import { string } from 'yup'"],
  ['mf-cabinet/src/editor/a.ts', "import './rules.ts'"],
  ['shell/src/features/dialogs/a.ts', "import '../form-dialog/index.ts'"],
  ['bin/a.ts', "import '@ecocircle/shell'"],
  ['bin/a.ts', "import '../release/src/source-hash.ts'"],
] as const;

const ALLOWED = [
  ['shell/src/platform/a.ts', "import '@ecocircle/shared-contracts'"],
  ['shell/src/platform/a.ts', "import '@ecocircle/ui-kit'"],
  ['shell/server/a.ts', "import type { RenderInput } from '../src/entries/render.tsx'"],
  ['shell/server/a.ts', "import '../src/platform/cookies/cookie-names.ts'"],
  ['shell/src/features/share/a.ts', "import '../dialogs/index.ts'"],
  ['shell/src/features/share/a.ts', "import './model.ts'"],
  ['shell/src/frame/a.ts', "import '../pages/error/error-texts.ts'"],
  ['shell/src/pages/login/a.ts', "import '../../features/login/index.ts'"],
  ['shell/src/features/dialogs/a.ts', "await import('../form-dialog/index.ts')"],
  ['shell/src/features/form-dialog/a.ts', "import '@ecocircle/shared-contracts/rules'"],
  ['mf-public/src/a.ts', "import '@ecocircle/app-kit'"],
  ['mf-public/src/a.ts', "await import('@ecocircle/shared-contracts/rules')"],
  ['mf-cabinet/src/editor/a.ts', "await import('./rules.ts')"],
  ['mf-cabinet/src/editor/a/rules.ts', "import { string } from 'yup'"],
  ['mf-cabinet/src/editor/a.test.ts', "import '@ecocircle/shared-contracts/schemas'"],
  ['api/src/resources/media/a.ts', "import '../../database/database.ts'"],
  ['api/src/errors/a.ts', "import '@ecocircle/shared-contracts/schemas'"],
  ['mf-public/src/a.test.tsx', "import '@ecocircle/test-kit'"],
  ['mf-public/src/a.ts', "import { Link } from '@ecocircle/shared-contracts/router'"],
  ['mf-public/src/a.ts', "import '@ecocircle/ui-kit/tokens.css'"],
  ['mf-public/src/pages/home/a.ts', "import '../../api/index.ts'"],
  ['mf-cabinet/rspack.config.ts', "import '@ecocircle/shared-contracts/build'"],
  ['mf-points-map/src/a.ts', "import '@ecocircle/shared-contracts'"],
  ['shared-contracts/src/a.ts', "import { Link } from 'react-router'"],
  ['ui-kit/src/a.ts', "import type { PointStatus } from '@ecocircle/shared-contracts'"],
  ['ui-kit/src/a.test.ts', "import { LOCALES } from '@ecocircle/shared-contracts'"],
  ['ui-kit/gallery/a.ts', "import { LOCALES } from '@ecocircle/shared-contracts'"],
  ['shell/src/platform/a.test.tsx', "import { createMemoryRouter } from 'react-router'"],
  ['api/src/errors/a.ts', "import { LOCALES } from '@ecocircle/shared-contracts'"],
  ['release/test/a.ts', "import '../src/publish.ts'"],
  ['e2e/specs/a.ts', "import '@ecocircle/shared-contracts'"],
  ['bin/a.ts', "import '@ecocircle/release/source-hash'"],
] as const;

let folder = '';

/** Puts a file where a path of a sample leads, so that it can be followed. */
function writeTarget(file: string, text: string): void {
  const [, path] = /'(\.[^']+)'/.exec(text) ?? [];
  if (!path) return;
  const target = join(folder, dirname(file), path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, '', { flag: 'a' });
}

/** Makes the contracts a package that samples import by its name; the names of others lead nowhere. */
function linkContracts(): void {
  const contracts = join(folder, 'shared-contracts');
  const names = join(folder, 'node_modules', '@ecocircle');
  mkdirSync(join(contracts, 'src'), { recursive: true });
  mkdirSync(names, { recursive: true });
  writeFileSync(
    join(contracts, 'package.json'),
    '{ "exports": { ".": "./src/index.ts", "./*": "./src/*.ts" } }',
  );
  for (const entry of ['index', 'rules', 'schemas', 'router'])
    writeFileSync(join(contracts, 'src', `${entry}.ts`), '');
  symlinkSync(contracts, join(names, 'shared-contracts'));
}

/** Writes every sample into a folder like the project's and returns the files whose imports break a rule. */
function filesWithForbiddenImports(samples: readonly (readonly [string, string])[]): Set<string> {
  for (const [file, text] of samples) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text};\n`);
    writeTarget(file, text);
  }
  const args = [cruiser, '--config', table, '--output-type', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string }[] } };
  return new Set(summary.violations.map(({ from }) => from));
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
  linkContracts();
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
