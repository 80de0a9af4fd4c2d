import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { overflowHere } from '../pages/overflow.ts';
import type { DrivenBrowser, Found } from './driven-browser.ts';
import {
  countOf,
  focusedText,
  hasMissed,
  isFocused,
  isSearchable,
  makeSearchable,
  type Place,
  pressable,
  textOf,
  type Wanted,
} from './in-page.ts';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);
const QUERIES = `(() => { ${LIBRARY} })()`;

/** What a person looks for: by role and accessible name, or by a label; within something, or the first on the page. */
export interface Target {
  readonly role?: string;
  readonly label?: string;
  readonly name?: string | RegExp;
  readonly within?: Target;
}

const placeOf = ({ role, label, name }: Target): Place => ({
  role: role ?? null,
  label: label ?? null,
  name: name === undefined ? null : typeof name === 'string' ? { is: name } : { like: name.source },
});

/** From the outermost place to what is wanted. */
const wantedOf = (target: Target): Wanted =>
  target.within ? [...wantedOf(target.within), placeOf(target)] : [placeOf(target)];

const described = ({ role = 'field', label, name = label, within }: Target): string =>
  `${role} ${name ?? ''}${within ? ` in ${described(within)}` : ''}`;

/** The expression that calls a function in the page; it knows its arguments alone, which are values of JSON. */
const called = <Args extends readonly unknown[]>(script: (...args: Args) => unknown, ...args: Args): string =>
  `(${script})(...${JSON.stringify(args)})`;

/** Both browsers draw without a graphics processor, beside the portal and each other. */
const WITHIN = 30_000;

/** Tries until it passes: what is looked at may be replaced meanwhile, or the whole page. */
const until = (what: string, passes: () => Promise<void>): Promise<void> =>
  expect(passes, what).toPass({ timeout: WITHIN });

/** A person in front of a browser, whichever it is: looks for things by role and name, waits, presses and types. */
export class Visitor {
  readonly browser: DrivenBrowser;
  readonly #origin: string;

  constructor(browser: DrivenBrowser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.browser.open(new URL(path, this.#origin).href);
  }

  /** Runs a function in the page. */
  async run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.browser.evaluate(called(script, ...args))) as Result;
  }

  async sees(target: Target): Promise<void> {
    await until(`sees ${described(target)}`, async () => {
      expect(await this.#look(countOf, target)).toBeGreaterThan(0);
    });
  }

  async seesNo(target: Target): Promise<void> {
    await until(`sees no ${described(target)}`, async () => {
      expect(await this.#look(countOf, target)).toBe(0);
    });
  }

  async reads(target: Target, text: string): Promise<void> {
    await until(`reads ${described(target)}`, async () => {
      expect(await this.#look(textOf, target)).toContain(text);
    });
  }

  /** Waits until the focus is on something. */
  async isOn(target: Target): Promise<void> {
    await until(`is on ${described(target)}`, async () => {
      expect(await this.#look(isFocused, target)).toBe(true);
    });
  }

  /** Waits until the address is this one, from its path to its query. */
  async isAt(address: RegExp): Promise<void> {
    await until('is at', async () => {
      expect(await this.run(() => location.pathname + location.search)).toMatch(address);
    });
  }

  /** Presses something once it stands still with nothing above it. */
  async press(target: Target): Promise<void> {
    await this.#press(target);
  }

  async write(target: Target, text: string): Promise<void> {
    await this.#press(target, (found) => found.write(text));
  }

  /** The text or name of what has the focus. */
  focused(): Promise<string> {
    return this.run(focusedText);
  }

  /** What sticks out of the page to its side. */
  overflow(): Promise<readonly string[]> {
    return this.run(overflowHere);
  }

  async #press(target: Target, goOn?: (found: Found) => Promise<void>): Promise<void> {
    await until(`can press ${described(target)}`, async () => {
      await this.#ready();
      const found = await this.browser.find(called(pressable, wantedOf(target)));
      if (!found) throw new Error('it is not there, moves or is covered');
      await found.press();
      // Where the press led to another document, there is nobody left to ask.
      const missed = await this.run(hasMissed).catch(() => false);
      if (missed) throw new Error('something else had moved into its place');
      await goOn?.(found);
    });
  }

  async #look<Result>(script: (wanted: Wanted) => Result, target: Target): Promise<Result> {
    await this.#ready();
    return this.run(script, wantedOf(target));
  }

  async #ready(): Promise<void> {
    if (await this.run(isSearchable)) return;
    await this.browser.evaluate(QUERIES);
    await this.run(makeSearchable);
  }
}
