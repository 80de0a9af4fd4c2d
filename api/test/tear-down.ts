import { rmSync } from 'node:fs';
import { dropTemplates } from './postgres-databases.ts';
import { currentTestRun } from './test-run.ts';

export default async function tearDown(): Promise<void> {
  const { TEST_POSTGRES_URL } = process.env;
  if (TEST_POSTGRES_URL) await dropTemplates(TEST_POSTGRES_URL);
  rmSync(currentTestRun().folder, { recursive: true, force: true });
}
