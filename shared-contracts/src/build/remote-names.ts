/** The URL path of a build's folder. */
export const remoteBaseUrl = (name: string, version: string): string => `/mf/${name}/${version}/`;

/** The global variable under which a remote's entry registers itself. */
export const remoteGlobal = (name: string): string => name.replaceAll('-', '_');
