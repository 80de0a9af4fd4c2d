import { join, resolve } from 'node:path';
import { requireChromium } from './chromium.ts';
import { showNode } from './spawned.ts';
import { PLAYWRIGHT } from './suites.ts';
import { supervise } from './supervisor.ts';

const project = resolve(import.meta.dirname, '..');

/** Runs the whole of what the end-to-end suite samples; arguments are Playwright's. */
await supervise(async () => {
  await requireChromium(project);
  const args = [PLAYWRIGHT, 'test', '--config', 'matrix.config.ts', ...process.argv.slice(2)];
  const code = await showNode({ args, cwd: join(project, 'e2e') });
  process.exitCode = code ?? 1;
}, 130);
