/** Where the source map of a script lies in its build. No server gives it away. */
export const sourceMapOf = (script: string): string => `maps/${script}.map`;
