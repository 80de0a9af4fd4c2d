/** The URL path of a build's folder. */
export const remoteBaseUrl = (name: string, version: string): string => `/mf/${name}/${version}/`;

/** The chunk of a page, as `./pages/<id>/index.ts` names it through `route-[request]`. */
export const routeChunk = (id: string): string => `route-${id}-index-ts`;

/**
 * What is wrong between the pages of a descriptor and the folders that were built: a page without its folder is empty,
 * a folder without its page is never shown.
 */
export function pageProblems(ids: readonly string[], chunks: readonly string[]): string[] {
  const built = chunks.filter((chunk) => chunk.startsWith('route-'));
  const wanted = ids.map(routeChunk);
  return [
    ...ids
      .filter((id) => !built.includes(routeChunk(id)))
      .map((id) => `remote.json has the page ${id}, but src/pages/${id}/index.ts is missing`),
    ...built
      .filter((chunk) => !wanted.includes(chunk))
      .map((chunk) => `the folder of ${chunk} in src/pages has no page in remote.json`),
  ];
}

/** The global variable under which a remote's entry registers itself. */
export const remoteGlobal = (name: string): string => name.replaceAll('-', '_');
