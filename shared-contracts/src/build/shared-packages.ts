import { isBuiltin } from 'node:module';

/**
 * The packages of which a page has exactly one copy. The shell provides them; remotes are built without them and take
 * the shell's, in the browser through the share scope and on the server through the edge's module resolution.
 */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'effector',
  'effector-react',
  'react-i18next',
  '@ecocircle/shared-contracts/router',
] as const;

/** Whether a specifier names a package, and no file, address or module of Node. */
export const isPackage = (specifier: string): boolean =>
  /^[\w@]/.test(specifier) && !isBuiltin(specifier) && !URL.canParse(specifier);
