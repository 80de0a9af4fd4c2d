import { Console } from 'node:console';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation of a test that says how long a page of another remote took to be there. */
export const OTHER_PAGE = 'other page';

const CELL = /^(?<remote>mf-[a-z-]+): (?<fault>.+?): /;

/** Prints what became of every fault of every remote, and how long a page of another one took beside it. */
export default class FaultTable implements Reporter {
  readonly #rows: Record<string, Record<string, string>> = {};

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
    const { remote, fault } = CELL.exec(title)?.groups ?? {};
    if (!remote || !fault || status === 'skipped') return;
    const took = annotations.find(({ type }) => type === OTHER_PAGE)?.description;
    const row = this.#rows[fault] ?? {};
    row[remote] = [status === 'passed' ? 'holds' : 'FALLS', took].filter(Boolean).join(', ');
    this.#rows[fault] = row;
  }

  onEnd(): void {
    if (Object.keys(this.#rows).length === 0) return;
    const out = new Console(process.stdout);
    out.log('\nWhat breaks in a remote, and how long a page of another one took to be there:');
    out.table(this.#rows);
  }
}
