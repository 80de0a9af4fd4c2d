import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from './test-end.ts';

/** An empty folder that goes when the running test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ecocircle-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
