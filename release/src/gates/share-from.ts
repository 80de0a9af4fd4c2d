import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Resolves packages that a build imports from the shell, as the edge does.
 *
 * @param isShared - of a specifier, and the URL of the module that imports it
 */
export function shareFrom(
  shellFolder: string,
  isShared: (specifier: string, importer: string) => boolean,
): void {
  const parentURL = pathToFileURL(`${shellFolder}/package.json`).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, isShared(specifier, context.parentURL ?? '') ? { ...context, parentURL } : context),
  });
}
