import { LOCALES, type Locale, parentOf } from '@ecocircle/shared-contracts';
import { stemOf } from './plural-forms.ts';
import { differencesIn, hasTexts, TEXT_FOLDERS, textsIn } from './translated-apps.ts';

const stemsOf = (folder: string, locale: Locale): Set<string> =>
  new Set([...textsIn(folder, locale).keys()].map(stemOf));

function problemsOfDifferences(folder: string, locale: Locale, parent: Locale): string[] {
  const whole = textsIn(folder, parent);
  return [...differencesIn(folder, locale)].flatMap(([key, text]) => {
    if (!whole.has(key)) return [`${key} is not in ${parent}.json, whose differences this file holds`];
    return whole.get(key) === text ? [`${key} repeats the text of ${parent}.json`] : [];
  });
}

function problemsOfTexts(folder: string, locale: Locale): string[] {
  const [own, english] = [stemsOf(folder, locale), stemsOf(folder, 'en-US')];
  const empty = [...textsIn(folder, locale)].filter(([, text]) => text.trim() === '');
  return [
    ...[...english].filter((stem) => !own.has(stem)).map((stem) => `${stem} is missing`),
    ...[...own].filter((stem) => !english.has(stem)).map((stem) => `${stem} is not in en-US.json`),
    ...empty.map(([key]) => `${key} is empty`),
  ];
}

function problemsIn(folder: string, locale: Locale): string[] {
  const parent = parentOf(locale);
  if (!hasTexts(folder, parent ?? locale)) return parent ? [] : ['there is no such file'];
  return [
    ...(parent ? problemsOfDifferences(folder, locale, parent) : []),
    ...problemsOfTexts(folder, locale),
  ];
}

/** What is wrong with the files of texts; each problem begins with the file. */
export const textProblems = (): string[] =>
  TEXT_FOLDERS.flatMap((folder) =>
    LOCALES.flatMap((locale) =>
      problemsIn(folder, locale).map((problem) => `${folder}/${locale}.json: ${problem}`),
    ),
  );
