import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Locale, REMOTE_NAMES } from '@ecocircle/shared-contracts';
import { partsOf, readLocaleTexts } from '@ecocircle/shared-contracts/build/locale-texts';

const project = resolve(import.meta.dirname, '..', '..');

/**
 * The folders with one table of texts per locale: of the apps, and of what the servers write. What people ask for is
 * nothing that the portal says.
 */
export const TEXT_FOLDERS = globSync('*/src/**/en-US.json', {
  cwd: project,
  exclude: ['**/node_modules/**', '**/questions/**'],
})
  .map((file) => dirname(file))
  .sort();

/** The apps whose texts people read. */
export const TRANSLATED_APPS = ['shell', 'desk', ...REMOTE_NAMES] as const;

/** An app whose texts people read. */
export type TranslatedApp = (typeof TRANSLATED_APPS)[number];

/** The folder with the texts of an app. */
export const localesOf = (app: TranslatedApp): string => join(project, app, 'src', 'locales');

/** The sources of an app, and of the parts whose texts it shows, that make what a person sees; its tests do not. */
export const sourcesOf = (app: TranslatedApp) => ({
  input: [join(project, app, 'src'), ...partsOf(localesOf(app))].map((folder) =>
    join(folder, '**/*.{ts,tsx}'),
  ),
  ignore: ['**/*.test.{ts,tsx}', '**/testing/**', '**/content/**', '**/*.d.ts'],
});

/** The sources of the domain's words: statuses, kinds, materials, weekdays, causes of a failure. */
export const DOMAIN_SOURCES = {
  input: [join(project, '{shared-contracts,app-kit}/src/**/*.ts')],
  ignore: ['**/*.test.ts'],
};

/** Texts by their dotted key, plural suffix included. */
export type Texts = ReadonlyMap<string, string>;

type Nested = { readonly [key: string]: string | Nested };

function flatten(nested: Nested, prefix = ''): [key: string, text: string][] {
  return Object.entries(nested).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Whether a folder has a file of texts for a locale. */
export const hasTexts = (folder: string, locale: Locale): boolean =>
  existsSync(join(project, folder, `${locale}.json`));

/** Reads the texts of a folder in one locale, those of the locale that it stands on included. */
export const textsIn = (folder: string, locale: Locale): Texts =>
  new Map(flatten(readLocaleTexts(join(project, folder), locale) as Nested));

/** Reads what a locale says otherwise than the one that it stands on. */
export function differencesIn(folder: string, locale: Locale): Texts {
  if (!hasTexts(folder, locale)) return new Map();
  return new Map(
    flatten(JSON.parse(readFileSync(join(project, folder, `${locale}.json`), 'utf8')) as Nested),
  );
}

/** Reads the texts of an app in one locale. */
export const textsOf = (app: TranslatedApp, locale: Locale): Texts =>
  textsIn(join(app, 'src', 'locales'), locale);
