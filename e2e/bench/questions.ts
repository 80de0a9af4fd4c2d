import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Locale, readThingIndex } from '@ecocircle/shared-contracts';
import { createThingSearch } from '@ecocircle/shared-contracts/thing-search';
import type { Measured } from './table.ts';

interface Question {
  readonly ask: string;
  readonly things: readonly string[];
}

const FOLDER = join(import.meta.dirname, '..', '..', 'api', 'src', 'resources', 'things', 'questions');

async function readThings(origin: string, locale: Locale) {
  const read = async (part: string) => {
    const url = `${origin}/api/web/v1/dictionary/things/index/?locale=${locale}&part=${part}`;
    return readThingIndex(await (await fetch(url)).json()).things;
  };
  return [...(await read('first')), ...(await read('rest'))];
}

/** How many of 100 everyday questions a right thing answers among the first two; the worst language counts. */
export async function measureQuestions(origin: string): Promise<Measured> {
  const files = globSync('*.json', { cwd: FOLDER }).sort();
  const answered: { readonly locale: string; readonly share: number }[] = [];
  for (const file of files) {
    const locale = basename(file, '.json') as Locale;
    const search = createThingSearch(await readThings(origin, locale));
    const questions: Question[] = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
    const right = questions.filter(({ ask, things }) =>
      search(ask, 2).some(({ thing }) => things.includes(thing.id)),
    );
    answered.push({ locale, share: (100 * right.length) / questions.length });
  }
  const worst = Math.min(...answered.map(({ share }) => share));
  return [worst, answered.map(({ locale, share }) => `${locale} ${share.toFixed(0)}`).join(', ')];
}
