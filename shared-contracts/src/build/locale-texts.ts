import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Locale } from '../locales/locales.ts';
import { overlaid, parentOf } from '../locales/overlays.ts';

type Table = Record<string, unknown>;

const readJson = (file: string): Table => JSON.parse(readFileSync(file, 'utf8'));

const readTable = (folder: string, locale: Locale): Table => readJson(join(folder, `${locale}.json`));

/** The texts of one folder, over those of the locale that it stands on. */
function readOwnTexts(folder: string, locale: Locale): Table {
  const parent = parentOf(locale);
  if (!parent) return readTable(folder, locale);
  const differs = existsSync(join(folder, `${locale}.json`)) ? readTable(folder, locale) : {};
  return overlaid(readTable(folder, parent), differs);
}

/**
 * The folders of the parts whose texts an app shows beside its own. `parts.json` beside its texts names them as it
 * imports them: `["@ecocircle/app-kit/point-card"]`; the texts lie in the folder `locales` beside the entry.
 */
export function partsOf(folder: string): string[] {
  const file = join(folder, 'parts.json');
  if (!existsSync(file)) return [];
  const { resolve } = createRequire(file);
  return (readJson(file) as unknown as string[]).map((name) => dirname(resolve(name)));
}

/**
 * Reads the texts of a locale from a folder with a file for each, over those of the locale that it stands on, together
 * with those of the parts that the folder names. A locale that differs in nothing has no file.
 *
 * @throws if a locale with texts of its own has no file
 */
export function readLocaleTexts(folder: string, locale: Locale): Table {
  const parts = partsOf(folder).map((part) => readOwnTexts(join(part, 'locales'), locale));
  return Object.assign({}, readOwnTexts(folder, locale), ...parts);
}
