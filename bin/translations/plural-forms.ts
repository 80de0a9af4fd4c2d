import type { Locale } from '@ecocircle/shared-contracts';
import type { Texts } from './translated-apps.ts';

const SUFFIX = /_(zero|one|two|few|many|other)$/;

/** A key without its plural suffix. */
export const stemOf = (key: string): string => key.replace(SUFFIX, '');

/** The plural categories that each counted text has, by its stem. */
export function pluralFormsOf(texts: Texts): ReadonlyMap<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const [, form] = SUFFIX.exec(key) ?? [];
    if (form) forms.set(stemOf(key), [...(forms.get(stemOf(key)) ?? []), form].sort());
  }
  return forms;
}

/** The plural categories of a language, by Unicode. */
export const categoriesOf = (locale: Locale): string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort();
