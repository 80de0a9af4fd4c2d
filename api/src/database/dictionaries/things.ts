import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, type ThingSave, type ThingText } from '@ecocircle/shared-contracts';

/** A thing of the dictionary in every language. */
export interface ThingEntry extends ThingSave {
  readonly id: string;
}

const FOLDER = join(import.meta.dirname, 'things');

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(FOLDER, ...path), 'utf8'));

/** What a language says, by the id of the thing: nothing where it has no folder. */
export function thingTextsOf(locale: Locale): Record<string, ThingText> {
  const files = existsSync(join(FOLDER, locale)) ? readdirSync(join(FOLDER, locale)) : [];
  return Object.assign({}, ...files.map((file) => readJson(locale, file)));
}

/**
 * Reads the dictionary of things, in its order: `things.json` says what each is made of, a folder for each language what
 * people there call it and do with it. A thing that a language does not say yet is left out.
 */
export function readThings(): ThingEntry[] {
  const things = readJson('things.json') as Omit<ThingEntry, 'texts'>[];
  const byLocale = LOCALES.map((locale) => [locale, thingTextsOf(locale)] as const);
  return things
    .filter(({ id }) => byLocale.every(([, texts]) => Object.hasOwn(texts, id)))
    .map((thing) => ({
      ...thing,
      texts: Object.fromEntries(
        byLocale.map(([locale, texts]) => [locale, texts[thing.id]]),
      ) as ThingEntry['texts'],
    }));
}
