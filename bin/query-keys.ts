import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@ecocircle/shared-contracts';
import { sourcesOfPage } from './translations/page-texts.ts';

const project = resolve(import.meta.dirname, '..');

const READS_QUERY = /URLSearchParams|searchParams/;
/** A key that is read, by its name or a constant: of a query, or by a function that is given one. */
const READ =
  /(?:\.(?:get|getAll|has)|\b\w+(?:In|Of))\(\s*(?:(?:query|search)\s*,\s*)?(?:'([\w-]+)'|([A-Z_]{2,}))\s*\)/g;
/** Keys that are read one after the other. */
const LISTED = /\(\[((?:'[\w-]+',?\s*)+)\] as const\)\.find\(|of \[((?:'[\w-]+',?\s*)+)\] as const\)/g;

interface DeclaredPage {
  readonly remote: RemoteName;
  readonly id: string;
  readonly query: readonly string[];
}

/** The pages of remotes that say which keys of a query they read. */
export const pagesWithQuery = (): DeclaredPage[] =>
  REMOTE_NAMES.flatMap((remote) => {
    const { routes } = JSON.parse(readFileSync(join(project, remote, 'remote.json'), 'utf8')) as {
      routes: { id: string; query?: string[] }[];
    };
    return routes.flatMap(({ id, query }) => (query ? [{ remote, id, query }] : []));
  });

function keysIn(source: string): string[] {
  if (!READS_QUERY.test(source)) return [];
  const named = [...source.matchAll(READ)].flatMap(([, name, constant]) => {
    if (name !== undefined) return [name];
    const value = new RegExp(`const ${constant} = '([\\w-]+)'`).exec(source)?.[1];
    return value === undefined ? [] : [value];
  });
  const listed = [...source.matchAll(LISTED)].flatMap(([, one, other]) =>
    [...(one ?? other ?? '').matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );
  return [...named, ...listed];
}

/** The keys of the query that the sources of a page read. */
export function keysRead({ remote, id }: Pick<DeclaredPage, 'remote' | 'id'>): string[] {
  const { input } = sourcesOfPage(remote, id);
  return [...new Set(input.flatMap((file) => keysIn(readFileSync(file, 'utf8'))))].sort();
}
