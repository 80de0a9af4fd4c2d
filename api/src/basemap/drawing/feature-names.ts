import { BASEMAP_LANGUAGES, type BasemapLanguage } from '../tile-address.ts';

type Properties = Readonly<Record<string, string | number | boolean>>;

/** The names of a feature: in each language that it has, as it stands on the spot, and in Latin letters. */
export type FeatureNames = Readonly<Partial<Record<BasemapLanguage | 'local' | 'latin', string>>>;

/** Longer ones are mistakes in the data. */
const LONGEST_NAME = 80;

function textOf(value: string | number | boolean | undefined): string {
  const text = value === undefined ? '' : String(value).normalize('NFC').replace(/\s+/g, ' ').trim();
  return text.length > LONGEST_NAME ? '' : text;
}

/** Reads the names of a feature, or null where it has none. */
export function readNames(properties: Properties, nameKey = 'name'): FeatureNames | null {
  const names: Partial<Record<keyof FeatureNames, string>> = {};
  const add = (key: keyof FeatureNames, value: string): void => {
    if (value) names[key] ??= value;
  };
  add('local', textOf(properties[nameKey]));
  if (nameKey === 'name') {
    for (const language of BASEMAP_LANGUAGES)
      add(language, textOf(properties[`name:${language}`] ?? properties[`name_${language}`]));
    add('latin', textOf(properties['name:latin'] ?? properties.name_int));
  }
  return Object.keys(names).length ? names : null;
}

/** Whether Onest has the letters: Latin or Cyrillic. */
const IS_READABLE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The name to show: in the page's language, else as it stands on the spot, unless few could read its letters. */
export function nameIn(names: FeatureNames, language: BasemapLanguage): string {
  const { local = '', latin, en } = names;
  const own = names[language];
  if (own) return own;
  return local && IS_READABLE.test(local) ? local : (en ?? latin ?? local);
}
