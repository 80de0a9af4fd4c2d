import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@ecocircle/shared-contracts';
import { createThingSearch, type SearchedThing } from '@ecocircle/shared-contracts/thing-search';

/** A question as people ask it, and the ids of things each of which answers it. */
export interface Question {
  readonly ask: string;
  readonly things: readonly string[];
}

/** Every file of questions of a language: `<locale>.json`, and what others asked, `<locale>.<who>.json`. */
export function questionsOf(locale: Locale): Question[] {
  const file = (name: string) => join(import.meta.dirname, `${name}.json`);
  const read = (name: string): Question[] => JSON.parse(readFileSync(file(name), 'utf8'));
  return existsSync(file(locale)) ? read(locale) : read(locale.startsWith('ru') ? 'ru-RU' : locale);
}

/** How many of the first suggestions may hold the right answer. */
const AMONG_FIRST = 2;

/** The questions that no right thing answers among the first two, with what was found instead. */
export function missedQuestions(
  things: readonly (SearchedThing & { readonly id: string })[],
  questions: readonly Question[],
): { readonly ask: string; readonly found: readonly string[] }[] {
  const search = createThingSearch(things);
  return questions.flatMap(({ ask, things: right }) => {
    const found = search(ask, AMONG_FIRST).map(({ thing }) => thing.id);
    return found.some((id) => right.includes(id)) ? [] : [{ ask, found }];
  });
}
