import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../temporary-folder.ts';

const JEST = join(dirname(fileURLToPath(import.meta.resolve('jest/package.json'))), 'bin', 'jest.js');
const PRESET = join(import.meta.dirname, '..', 'jest-preset.ts');

interface TestsRun {
  /** By the test's name. */
  readonly outcomes: Readonly<Record<string, string>>;
  readonly failures: string;
}

/** Runs test files by two workers, or by the process that was asked, as the suites of packages are run. */
async function runTests(files: Readonly<Record<string, string>>, ...args: string[]): Promise<TestsRun> {
  const folder = temporaryFolder();
  const config = `import { suite } from ${JSON.stringify(PRESET)};
    export default { ...suite({ name: 'x', folder: import.meta.dirname, environment: 'process' }), testTimeout: 500 };`;
  for (const [name, text] of Object.entries({
    'package.json': '{ "type": "module" }',
    'jest.config.ts': config,
    ...files,
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const report = join(folder, 'report.json');
  await new Promise((resolve) => {
    const node = ['--experimental-vm-modules', JEST, '--json', `--outputFile=${report}`, ...args];
    execFile(process.execPath, node, { cwd: folder }, resolve);
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const outcomes: Record<string, string> = {};
  let failures = '';
  for (const { message, assertionResults } of testResults) {
    failures += message;
    for (const { title, status } of assertionResults) outcomes[title] = status;
  }
  return { outcomes, failures };
}

const START = "import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';\n";

/** A module under test that counts how often it was loaded in this process, and one of tests that hangs a hook in. */
const SHARED = {
  'src/product.ts':
    'globalThis.loaded = (globalThis.loaded ?? 0) + 1; export const loaded = () => globalThis.loaded;',
  'test/hooks.ts': `${START} export const calls: string[] = []; afterEach(() => void calls.push('after'));`,
};

const SHARING = `${START}
  import { loaded } from './product.ts';
  import { calls } from '../test/hooks.ts';
  test('NAME begins', () => { expect(calls).toEqual([]); });
  test('NAME has its hooks', () => { expect(calls).toEqual(['after']); });
  test('NAME shares the product', () => { expect(loaded()).toBe(1); });`;

test('files of a worker share what is tested, and each has the hooks and state of its tests', async () => {
  const { outcomes, failures } = await runTests(
    {
      ...SHARED,
      'src/a.test.ts': SHARING.replaceAll('NAME', 'a'),
      'src/b.test.ts': SHARING.replaceAll('NAME', 'b'),
      'src/c.test.ts': SHARING.replaceAll('NAME', 'c'),
    },
    '--maxWorkers=2',
  );
  expect(failures).toBe('');
  expect(Object.keys(outcomes)).toHaveLength(9);
});

test('a process that may run tests again loads what is tested for each file', async () => {
  const loads = `${START} import { loaded } from './product.ts'; test('NAME', () => { expect(loaded()).toBe(1); });`;
  const { outcomes } = await runTests(
    { ...SHARED, 'src/a.test.ts': loads.replace('NAME', 'a'), 'src/b.test.ts': loads.replace('NAME', 'b') },
    '--runInBand',
  );
  expect(Object.values(outcomes).sort()).toEqual(['failed', 'passed']);
});

test('what a file changes of the process is put back behind it', async () => {
  const changes = `${START} test('NAME', () => {
    expect([process.env.LEFT, Date.now() > 0, process.exitCode]).toEqual([undefined, true, undefined]);
    process.env.LEFT = 'x';
    jest.useFakeTimers({ now: -1 });
    console.log = () => { throw new Error('the console of another file'); };
  });
  test('NAME logs', () => { expect(jest.isMockFunction(console.warn)).toBe(false); jest.spyOn(console, 'warn'); });
  test('NAME draws', () => { expect(jest.isMockFunction(Math.random)).toBe(false); jest.spyOn(Math, 'random'); });`;
  const { outcomes, failures } = await runTests(
    { 'a.test.ts': changes.replaceAll('NAME', 'a'), 'b.test.ts': changes.replaceAll('NAME', 'b') },
    '--runInBand',
  );
  expect(failures).toBe('');
  expect(Object.keys(outcomes)).toHaveLength(6);
});

test('a test that fails or hangs is told of as jest does', async () => {
  const { outcomes, failures } = await runTests({
    'a.test.ts': `${START}
      test('differs', () => { expect({ is: [1] }).toEqual({ is: [2] }); });
      test('hangs', async () => { await new Promise(() => {}); });
      test('lacks', () => { expect.assertions(1); });
      test('holds', () => { expect('a').toEqual(expect.any(String)); });`,
  });
  expect(outcomes).toEqual({ differs: 'failed', hangs: 'failed', lacks: 'failed', holds: 'passed' });
  for (const part of [
    'a.test.ts?test-file=1:3:',
    '-     2,',
    'Exceeded timeout of 500 ms',
    'one assertion to be called',
  ])
    expect(failures).toContain(part);
});

test('a module of the product that asks for what a test has is named', async () => {
  const { failures } = await runTests(
    {
      'src/product.ts': `${START} export const x = expect;`,
      'src/a.test.ts': `${START} import './product.ts'; test('a', () => {});`,
      'src/b.test.ts': `${START} test('b', () => {});`,
    },
    '--maxWorkers=2',
  );
  expect(failures).toMatch(
    /src\/product\.ts is loaded once for all test files and cannot use @jest\/globals/,
  );
});
