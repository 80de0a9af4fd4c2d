import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { SHARED_PACKAGES } from '@ecocircle/shared-contracts/build/shared-packages';

const shared: ReadonlySet<string> = new Set(SHARED_PACKAGES);

/**
 * Lets the Node builds of remotes, which lie in the release store, import the shared packages from the shell: a
 * process has one copy of each, whatever version a remote was built against.
 *
 * @param store - folder of the release store
 */
export function shareWithRemotes(store: string): void {
  const storeUrl = pathToFileURL(store).href;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const fromStore = context.parentURL?.startsWith(storeUrl) && shared.has(specifier);
      return nextResolve(specifier, fromStore ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
