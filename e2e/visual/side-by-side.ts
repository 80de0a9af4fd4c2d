import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CELLS } from './cells.ts';
import { NOT_RUN, type Outcome, outcomeOf } from './outcome.ts';
import { packPictures, removeStrayPictures } from './pictures.ts';
import { pageOf } from './side-by-side-page.ts';
import { DRAWN_BY, isUpdate, NOT_COMPARED, noteTakenWith } from './taken-with.ts';

/** The page of all pictures; what a run drew lies beside it. */
const PAGE = join(import.meta.dirname, '..', '.cache', 'visual', 'index.html');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes the page that shows all pictures side by side, and says what was compared with what. */
export default class SideBySide implements Reporter {
  readonly #outcomes = new Map<string, Outcome>();
  readonly #began = Date.now();
  readonly #notes = new Set<string>();
  #drawnBy = '';
  #isUpdate = false;

  onBegin(config: FullConfig): void {
    this.#isUpdate = isUpdate(config);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#outcomes.set(test.parent.title, outcomeOf(test, result));
    for (const { type, description = '' } of test.annotations) {
      if (type === NOT_COMPARED) this.#notes.add(description);
      if (type === DRAWN_BY) this.#drawnBy = description;
    }
  }

  /** Once every picture holds for a browser it is the one that they are compared by. */
  #settle(): void {
    noteTakenWith(this.#drawnBy);
    for (const file of removeStrayPictures()) say(`removed ${file}: no row of the table has it`);
  }

  async onEnd({ status }: FullResult): Promise<void> {
    if (this.#isUpdate) await packPictures(this.#began);
    const isWhole = this.#outcomes.size === CELLS.length;
    if (this.#isUpdate && isWhole && status === 'passed') this.#settle();
    const pictures = CELLS.map((cell) => ({ cell, outcome: this.#outcomes.get(cell.title) ?? NOT_RUN }));
    mkdirSync(dirname(PAGE), { recursive: true });
    writeFileSync(PAGE, pageOf(pictures, [...this.#notes], dirname(PAGE)));
    for (const note of this.#notes)
      say(`\nNothing was compared: ${note}. That every page is drawn is all that was seen.`);
    say(`\nAll pictures side by side: ${pathToFileURL(PAGE)}`);
  }
}
