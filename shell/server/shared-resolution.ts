import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { SHARED_PACKAGES } from '@ecocircle/shared-contracts/build/shared-packages';

const shared: ReadonlySet<string> = new Set(SHARED_PACKAGES);

/**
 * Lets the Node builds of remotes, which lie in the release store and its copy, import the shared packages from the shell: a
 * process has one copy of each, whatever version a remote was built against.
 *
 * @param folders - of the release store, and of what the edge keeps of it
 */
export function shareWithRemotes(folders: readonly string[]): void {
  const urls = folders.map((folder) => pathToFileURL(folder).href);
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const fromStore = shared.has(specifier) && urls.some((url) => context.parentURL?.startsWith(url));
      return nextResolve(specifier, fromStore ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
