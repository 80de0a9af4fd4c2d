import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..', '..');

/** The locales of the portal; each app has one file of texts for each. */
export const LOCALES = ['en-US', 'es-AR', 'kk-KZ', 'ru-KZ', 'ru-RU'] as const;

/** A locale of the portal. */
export type Locale = (typeof LOCALES)[number];

/** The folders with one table of texts per locale: of the apps, and of what the servers write. */
export const TEXT_FOLDERS = globSync('*/src/**/en-US.json', { cwd: project, exclude: ['**/node_modules/**'] })
  .map((file) => dirname(file))
  .sort();

/** The apps whose texts people read. */
export const TRANSLATED_APPS = ['shell', 'mf-public', 'mf-cabinet', 'mf-points-map'] as const;

/** An app whose texts people read. */
export type TranslatedApp = (typeof TRANSLATED_APPS)[number];

/** The sources of an app that make what a person sees; its tests do not. */
export const sourcesOf = (app: TranslatedApp) => ({
  input: [join(project, app, 'src/**/*.{ts,tsx}')],
  ignore: ['**/*.test.{ts,tsx}', '**/testing/**', '**/content/**', '**/*.d.ts'],
});

/** The sources of the domain's words: statuses, kinds, materials, weekdays. */
export const DOMAIN_SOURCES = {
  input: [join(project, 'shared-contracts/src/**/*.ts')],
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

/** Reads the texts of a folder in one locale. */
export function textsIn(folder: string, locale: Locale): Texts {
  const file = join(project, folder, `${locale}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Nested));
}

/** Reads the texts of an app in one locale. */
export const textsOf = (app: TranslatedApp, locale: Locale): Texts =>
  textsIn(join(app, 'src', 'locales'), locale);
