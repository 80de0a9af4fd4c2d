import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { SHARED_PACKAGES } from '@ecocircle/shared-contracts/build/shared-packages';

const shared: ReadonlySet<string> = new Set(SHARED_PACKAGES);

/**
 * Lets the Node build of a remote, which lies in the release store or in what the edge keeps of it, import the shared
 * packages from the shell: the process has one copy of each, whatever version the remote was built against.
 */
export function shareWithBuild(folder: string): void {
  const url = pathToFileURL(folder).href;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const fromBuild = shared.has(specifier) && context.parentURL?.startsWith(url);
      return nextResolve(specifier, fromBuild ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
