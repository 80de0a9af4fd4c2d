import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { partsOf } from '@ecocircle/shared-contracts/build/locale-texts';
import { localesOf, type TranslatedApp } from './translated-apps.ts';

const project = resolve(import.meta.dirname, '..', '..');
const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+\.tsx?|@ecocircle\/app-kit\/[^']+)'/g;

/** The pages whose documents hold only a part of their remote's texts, with the part's top-level keys. */
export function pagesWithTexts(app: TranslatedApp) {
  if (app === 'shell' || app === 'desk') return [];
  const { routes } = JSON.parse(readFileSync(join(project, app, 'remote.json'), 'utf8')) as {
    routes: { id: string; texts?: string[] }[];
  };
  return routes.flatMap(({ id, texts }) => (texts ? [{ id, texts }] : []));
}

/** The sources that a page is made of: its module and all that it imports, at once or later, with parts that have texts. */
export function sourcesOfPage(app: TranslatedApp, id: string): { input: string[]; ignore: string[] } {
  const parts = partsOf(localesOf(app));
  const entryOf = (imported: string, from: string): string | undefined => {
    if (imported.startsWith('.')) return join(dirname(from), imported);
    const part = parts.find((folder) => folder.endsWith(imported.replace('@ecocircle/app-kit', '')));
    return part && join(part, 'index.ts');
  };
  const files = new Set([join(project, app, 'src', 'pages', id, 'index.ts')]);
  for (const file of files) {
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const entry = entryOf(imported, file);
      if (entry) files.add(entry);
    }
  }
  return { input: [...files], ignore: [] };
}
