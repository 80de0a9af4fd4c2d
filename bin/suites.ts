import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireChromium } from './chromium.ts';
import { Failure } from './failure.ts';
import { requireOsmium } from './osmium.ts';
import { type NodeCommand, showNode, startNode } from './spawned.ts';
import { countJest, countPlaywright, countProgram, countUnrun, type SuiteCounts } from './test-counts.ts';

const project = resolve(import.meta.dirname, '..');
/** Jest as Node starts it: modules in contexts of their own are what its ES modules stand on. */
const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(project, 'node_modules', 'jest', 'bin', 'jest.js'),
];
/** How what jest reports is made ready to be written. */
export const RESULTS_PROCESSOR = ['--testResultsProcessor', join(import.meta.dirname, 'failures-as-text.ts')];
/** Playwright's command. */
export const PLAYWRIGHT = join(project, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
/** Playwright refuses `only` when this is set; with jest the tests beside it count as skipped, and so as failed. */
const STRICT = { CI: 'true' };

/** The parts that can be run alone: `npm test -- api`. */
export const PARTS = ['lint', 'unit', 'api', 'e2e'] as const;

/** A suite and the part that it belongs to. */
export interface Suite {
  readonly part: (typeof PARTS)[number];
  readonly name: string;
  /** Installs and starts what the suite needs; this may go on beside the suites before it. */
  prepare?(): Promise<void>;
  run(): Promise<SuiteCounts>;
}

/** Runs a test runner and counts the report that it writes; a run without a report has crashed. */
async function runReported<Report>(
  commandFor: (report: string) => NodeCommand,
  count: (report: Report, exitCode: number | null) => SuiteCounts,
): Promise<SuiteCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await showNode(commandFor(report));
    if (!existsSync(report)) return countUnrun(`ended with exit code ${code} before any test was reported`);
    return count(JSON.parse(readFileSync(report, 'utf8')), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const runJest = (
  which: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<SuiteCounts> =>
  runReported(
    (report) => ({
      args: [...JEST, ...which, ...RESULTS_PROCESSOR, '--json', `--outputFile=${report}`],
      env: { ...STRICT, ...env },
    }),
    countJest,
  );

async function runScript(script: string, folder = '.'): Promise<SuiteCounts> {
  return countProgram(await showNode({ args: ['--run', script], cwd: join(project, folder) }));
}

/** What says which database a test has: no other test runs otherwise on another one. */
const TEST_DATABASE = join(project, 'api', 'test', 'test-database.ts');

/** A PostgreSQL server in a process of its own. */
interface HeldPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

async function holdPostgres(): Promise<HeldPostgres> {
  const holder = startNode({ args: [join(import.meta.dirname, 'postgres-holder.ts'), project] });
  const gone = once(holder, 'close');
  const noDatabase = gone.then(([code]) => {
    throw new Failure(`PostgreSQL could not be started (exit code ${code}); the reason is above.`);
  });
  noDatabase.catch(() => {});
  const [url] = await Promise.race([once(holder, 'message'), noDatabase]);
  const stop = async () => {
    holder.kill('SIGTERM');
    await gone;
  };
  return { url, stop };
}

function apiOnPostgres(): Suite {
  let postgres: HeldPostgres;
  return {
    part: 'api',
    name: 'API on PostgreSQL',
    async prepare() {
      postgres = await holdPostgres();
    },
    async run() {
      const withDatabase = ['--selectProjects', 'api', '--findRelatedTests', TEST_DATABASE];
      try {
        return await runJest(withDatabase, { TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: postgres.url });
      } finally {
        await postgres.stop();
      }
    },
  };
}

const runEndToEnd = (): Promise<SuiteCounts> =>
  runReported(
    (report) => ({
      args: [PLAYWRIGHT, 'test'],
      cwd: join(project, 'e2e'),
      env: { ...STRICT, E2E_REPORT: report },
    }),
    countPlaywright,
  );

/** Every suite, in the order in which they run: the quick ones first. */
export const SUITES: readonly Suite[] = [
  { part: 'lint', name: 'types', run: () => runScript('typecheck') },
  { part: 'lint', name: 'lint and format', run: () => runScript('lint') },
  { part: 'lint', name: 'contracts API report', run: () => runScript('api-report', 'shared-contracts') },
  { part: 'unit', name: 'unit and contract', run: () => runJest(['--ignoreProjects', 'api']) },
  {
    part: 'api',
    name: 'API on SQLite',
    prepare: requireOsmium,
    run: () => runJest(['--selectProjects', 'api'], { TEST_DATABASE: 'sqlite' }),
  },
  apiOnPostgres(),
  { part: 'e2e', name: 'end to end', prepare: () => requireChromium(project), run: runEndToEnd },
];
