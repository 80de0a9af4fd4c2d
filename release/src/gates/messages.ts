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

/** The keys of a locale's texts; a sentence where they are none. */
function keysIn(texts: unknown, locale: Locale): ReadonlySet<string> | string {
  const keys = typeof texts === 'object' && texts !== null ? keysOf(texts) : [];
  return keys.length > 0 ? new Set(keys) : `the texts of ${locale} are empty`;
}

/** The keys of the texts in a file; a sentence where they are no texts. */
function readKeys(file: string, locale: Locale): ReadonlySet<string> | string {
  try {
    return keysIn(JSON.parse(readFileSync(file, 'utf8')), locale);
  } catch (error) {
    return `the texts of ${locale} are no JSON: ${(error as Error).message}`;
  }
}

const MOST_NAMED = 5;

/** One sentence for each locale that lacks what others have. */
function lacking(read: readonly (readonly [Locale, ReadonlySet<string> | string])[]): string[] {
  const all = new Set(read.flatMap(([, keys]) => (typeof keys === 'string' ? [] : [...keys])));
  return read.flatMap(([locale, keys]) => {
    if (typeof keys === 'string') return [keys];
    const missing = [...all].filter((key) => !keys.has(key));
    if (missing.length === 0) return [];
    const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
    return [`${locale} lacks ${missing.slice(0, MOST_NAMED).join(', ')}${more}`];
  });
}

/**
 * Finds texts that a locale of a remote's build lacks, by those of the others.
 *
 * @returns one sentence for each locale
 */
export const missingTexts = (folder: string, { assets }: Pick<RemoteDescriptor, 'assets'>): string[] =>
  lacking(
    LOCALES.map((locale) => [locale, readKeys(join(folder, assets.messages[locale].file), locale)] as const),
  );

/** Finds texts that a locale of the shell's build lacks, likewise. */
export function missingShellTexts(folder: string): string[] {
  try {
    const texts = JSON.parse(readFileSync(join(folder, 'messages.json'), 'utf8')) as Partial<
      Record<Locale, unknown>
    >;
    return lacking(LOCALES.map((locale) => [locale, keysIn(texts[locale], locale)] as const));
  } catch (error) {
    return [`messages.json cannot be read: ${(error as Error).message}`];
  }
}
