import { join, resolve } from 'node:path';
import { requireOtherBrowsers } from './other-browsers.ts';
import { showNode } from './spawned.ts';
import { PLAYWRIGHT } from './suites.ts';
import { supervise } from './supervisor.ts';

const project = resolve(import.meta.dirname, '..');

/** Runs the journey in the browsers besides Chromium; arguments are Playwright's. */
await supervise(async () => {
  await requireOtherBrowsers(project);
  const args = [PLAYWRIGHT, 'test', '--config', 'browsers.config.ts', ...process.argv.slice(2)];
  const code = await showNode({ args, cwd: join(project, 'e2e') });
  process.exitCode = code ?? 1;
}, 130);
