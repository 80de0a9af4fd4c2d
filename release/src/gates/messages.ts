import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, type RemoteDescriptor } from '@ecocircle/shared-contracts';

/** The languages have other numbers of plural forms. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + key.replace(PLURAL, '')],
  );
}

/** The keys of a locale's texts; a sentence where they are no texts. */
function readKeys(folder: string, locale: Locale, file: string): ReadonlySet<string> | string {
  let texts: unknown;
  try {
    texts = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    return `the texts of ${locale} are no JSON: ${(error as Error).message}`;
  }
  const keys = typeof texts === 'object' && texts !== null ? keysOf(texts) : [];
  return keys.length > 0 ? new Set(keys) : `the texts of ${locale} are empty`;
}

const MOST_NAMED = 5;

/**
 * Finds texts that a locale of a build lacks, by those of the others.
 *
 * @returns one sentence for each locale
 */
export function missingTexts(folder: string, { assets }: Pick<RemoteDescriptor, 'assets'>): string[] {
  const read = LOCALES.map(
    (locale) => [locale, readKeys(folder, locale, assets.messages[locale].file)] as const,
  );
  const all = new Set(read.flatMap(([, keys]) => (typeof keys === 'string' ? [] : [...keys])));
  return read.flatMap(([locale, keys]) => {
    if (typeof keys === 'string') return [keys];
    const missing = [...all].filter((key) => !keys.has(key));
    if (missing.length === 0) return [];
    const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
    return [`${locale} lacks ${missing.slice(0, MOST_NAMED).join(', ')}${more}`];
  });
}
