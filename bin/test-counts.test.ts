import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { RESULTS_PROCESSOR } from './suites.ts';
import { countJest, countPlaywright, countProgram, countUnrun, total } from './test-counts.ts';

const JEST = join(import.meta.dirname, '..', 'node_modules', 'jest', 'bin', 'jest.js');

/** Runs jest itself on one test file and counts its report. */
function countRunOf(testFile: string) {
  const folder = mkdtempSync(join(import.meta.dirname, '.counted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'sample.test.js'), testFile);
  writeFileSync(join(folder, 'jest.config.json'), '{}');
  const report = join(folder, 'report.json');
  const args = ['--rootDir', folder, ...RESULTS_PROCESSOR, '--json', `--outputFile=${report}`];
  const { status } = spawnSync(process.execPath, [JEST, ...args], { cwd: folder });
  return countJest(JSON.parse(readFileSync(report, 'utf8')), status);
}

test('passed, failed, skipped and planned tests of a jest run are told apart', () => {
  const counts = countRunOf(`
    test('a', () => {});
    test('b', () => {});
    test('c', () => expect(1).toBe(2));
    test.skip('d', () => {});
    test.todo('e');
  `);
  expect(counts).toMatchObject({ passed: 2, failed: 1, skipped: 2, problem: null });
  expect(counts.failures).toHaveLength(1);
  expect(counts.failures[0]).toMatch(/sample\.test\.js › c\n {4}Error: expect\(received\)\.toBe\(expected\)/);
});

test('a failed test of a jest run has its name, also where its error refers to itself', () => {
  const counts = countRunOf(`
    test('a', () => {
      const error = new Error('round');
      throw Object.assign(error, { details: { error } });
    });
  `);
  expect(counts).toMatchObject({ passed: 0, failed: 1, problem: null });
  expect(counts.failures[0]).toMatch(/sample\.test\.js › a\n {4}Error: round/);
});

test('a jest file that cannot be loaded is a problem of its suite', () => {
  const counts = countRunOf(`throw new Error('broken');`);
  expect(counts).toMatchObject({ passed: 0, failed: 0 });
  expect(counts.problem).toMatch(/sample\.test\.js could not be loaded$/);
});

test('an error outside of all tests is a problem of its suite', () => {
  const counts = countRunOf(`afterAll(() => { throw new Error('late'); });
    test('a', () => {});
    test('b', () => {});`);
  expect(counts).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    problem: 'ended with exit code 1 though no test failed',
    failures: [],
    unseen: [],
  });
});

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

test('a Playwright test that passed only when repeated has failed', () => {
  const report = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 1 }, errors: [], suites: [] };
  expect(countPlaywright(report, 1)).toMatchObject({ passed: 5, failed: 3, skipped: 1, problem: null });
});

test('failed and flaky Playwright tests are named with what they said, without colours', () => {
  const spec = (title: string, ok: boolean, status: string, message: string) => ({
    title,
    ok,
    tests: [{ status, annotations: [], results: [{ errors: message === '' ? [] : [{ message }] }] }],
  });
  const suites = [
    {
      title: 'home.spec.ts',
      specs: [spec('opens', true, 'expected', ''), spec('scrolls', true, 'flaky', 'late')],
      suites: [
        { title: 'on a phone', specs: [spec('fits', false, 'unexpected', '\u001b[31mtoo wide\u001b[0m')] },
      ],
    },
  ];
  expect(countPlaywright({ stats, errors: [], suites }, 1).failures).toEqual([
    'home.spec.ts › scrolls\n    late',
    'home.spec.ts › on a phone › fits\n    too wide',
  ]);
});

test('pictures that no browser compared pass, and are told of with the reason', () => {
  const drawn = (title: string, type: string, description: string) => ({
    title,
    ok: true,
    tests: [{ status: 'expected', annotations: [{ type, description }], results: [] }],
  });
  const suites = [
    { title: 'home.spec.ts', specs: [drawn('opens', 'drawn by', 'Chromium 2')] },
    {
      title: 'pictures.spec.ts',
      suites: [
        { title: 'home', specs: [drawn('home', 'not compared', 'this is Chromium 2')] },
        { title: 'map', specs: [drawn('map', 'not compared', 'this is Chromium 2')] },
      ],
    },
  ];
  expect(countPlaywright({ stats, errors: [], suites }, 0)).toMatchObject({
    passed: 5,
    failed: 0,
    problem: null,
    unseen: ['2 pictures were not compared: this is Chromium 2'],
  });
});

test('a Playwright run that broke off is a problem', () => {
  expect(
    countPlaywright({ stats, errors: [{ message: 'global set-up failed' }], suites: [] }, 1).problem,
  ).toBe('global set-up failed');
});

test('a suite without tests is a problem', () => {
  expect(countPlaywright({ stats: { ...stats, expected: 0 }, errors: [], suites: [] }, 0).problem).toBe(
    'ran no tests',
  );
});

test('skipped tests, problems and failed programs all count as failed', () => {
  const suites = [
    { passed: 10, failed: 2, skipped: 1, problem: null, failures: [], unseen: [] },
    countProgram(0),
    countProgram(2),
    countUnrun('no browser'),
  ];
  expect(total(suites)).toEqual({ passed: 11, failed: 5 });
});

test('suites in which everything passed have nothing failed', () => {
  expect(
    total([{ passed: 10, failed: 0, skipped: 0, problem: null, failures: [], unseen: [] }, countProgram(0)]),
  ).toEqual({
    passed: 11,
    failed: 0,
  });
});
