import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../locales/locales.ts';
import { overlaid, parentOf } from '../locales/overlays.ts';

type Table = Record<string, unknown>;

const readTable = (folder: string, locale: Locale): Table =>
  JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'));

/**
 * Reads the texts of a locale from a folder with a file for each, over those of the locale that it stands on. A locale
 * that differs in nothing has no file.
 *
 * @throws if a locale with texts of its own has no file
 */
export function readLocaleTexts(folder: string, locale: Locale): Table {
  const parent = parentOf(locale);
  if (!parent) return readTable(folder, locale);
  const differs = existsSync(join(folder, `${locale}.json`)) ? readTable(folder, locale) : {};
  return overlaid(readTable(folder, parent), differs);
}
