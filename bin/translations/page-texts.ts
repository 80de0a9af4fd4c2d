import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TranslatedApp } from './translated-apps.ts';

const project = resolve(import.meta.dirname, '..', '..');
const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+\.tsx?)'/g;

/** A page whose document holds only a part of its remote's texts: the top-level keys of this part. */
export interface PageTexts {
  readonly id: string;
  readonly texts: readonly string[];
}

/** The pages of an app whose routes name their texts; the shell has none. */
export function pagesWithTexts(app: TranslatedApp): PageTexts[] {
  if (app === 'shell') return [];
  const { routes } = JSON.parse(readFileSync(join(project, app, 'remote.json'), 'utf8')) as {
    routes: { id: string; texts?: string[] }[];
  };
  return routes.flatMap(({ id, texts }) => (texts ? [{ id, texts }] : []));
}

/** The sources that a page is made of: its module and all that it imports, at once or later. */
export function sourcesOfPage(app: TranslatedApp, id: string): { input: string[]; ignore: string[] } {
  const files = new Set([join(project, app, 'src', 'pages', id, 'index.ts')]);
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      files.add(join(dirname(file), path));
  }
  return { input: [...files], ignore: [] };
}
