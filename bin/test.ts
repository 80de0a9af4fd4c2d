import { resolve } from 'node:path';
import { Failure } from './failure.ts';
import { otherBrowsersNotRun } from './other-browsers.ts';
import { PARTS, SUITES, type Suite } from './suites.ts';
import { supervise } from './supervisor.ts';
import { countUnrun, type SuiteCounts, total } from './test-counts.ts';

interface Result extends SuiteCounts {
  readonly name: string;
  readonly seconds: number;
}

const project = resolve(import.meta.dirname, '..');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function chosenSuites(parts: readonly string[]): readonly Suite[] {
  const unknown = parts.filter((part) => !PARTS.some((known) => known === part));
  if (unknown.length > 0)
    throw new Failure(`There is no part ${unknown.join(', ')}. The parts are ${PARTS.join(', ')}.`);
  return parts.length === 0 ? SUITES : SUITES.filter(({ part }) => parts.includes(part));
}

/** A suite, and when it is prepared: what came in the way is told where it begins. */
type PreparedSuite = readonly [suite: Suite, prepared: Promise<void>];

/** Prepares one suite after the other, beside those that run already. */
function prepareInTurn(suites: readonly Suite[]): PreparedSuite[] {
  let last: Promise<void> = Promise.resolve();
  return suites.map((suite) => {
    const prepared = last.then(() => suite.prepare?.());
    last = prepared.catch(() => undefined);
    return [suite, prepared];
  });
}

async function countsOf([suite, prepared]: PreparedSuite): Promise<SuiteCounts> {
  try {
    await prepared;
    return await suite.run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return countUnrun(error.message);
  }
}

async function runSuite(prepared: PreparedSuite): Promise<Result> {
  const [{ name }] = prepared;
  say(`\n── ${name}`);
  const began = performance.now();
  const counts = await countsOf(prepared);
  if (counts.problem !== null) say(`${name}: ${counts.problem}`);
  return { ...counts, name, seconds: Math.round((performance.now() - began) / 1000) };
}

function table(results: readonly Result[]): string {
  const rows = results.map(({ name, passed, failed, skipped, problem, seconds }) =>
    [name, passed, failed, skipped, `${seconds} s`, problem === null ? '' : '  see above'].map(String),
  );
  const all = [['suite', 'passed', 'failed', 'skipped', 'time', ''], ...rows];
  return all
    .map(([name = '', ...cells]) =>
      `${name.padEnd(22)}${cells.map((cell) => cell.padStart(9)).join('')}`.trimEnd(),
    )
    .join('\n');
}

/** The failed tests once more, since what a suite said of them is far above by now. */
const failuresOf = (results: readonly Result[]): string =>
  results
    .flatMap(({ name, failures }) => failures.map((failure) => `\nfailed in ${name}: ${failure}\n`))
    .join('');

/** What passed without having been looked at as on other machines. */
const unseenBy = (results: readonly Result[]): string =>
  results.flatMap(({ name, unseen }) => unseen.map((what) => `\nin ${name}, ${what}\n`)).join('');

await supervise(async () => {
  const results: Result[] = [];
  const suites = chosenSuites(process.argv.slice(2));
  for (const prepared of prepareInTurn(suites)) results.push(await runSuite(prepared));
  if (suites.some(({ part }) => part === 'e2e'))
    for (const line of await otherBrowsersNotRun(project)) say(`\n${line}`);
  const { passed, failed } = total(results);
  say(`${failuresOf(results)}${unseenBy(results)}\n${table(results)}\n\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}, 130);
