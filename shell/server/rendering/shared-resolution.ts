import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isPackage, SHARED_PACKAGES } from '@ecocircle/shared-contracts/build/shared-packages';

const shared: ReadonlySet<string> = new Set(SHARED_PACKAGES);

/** Which packages a build in a folder, by its URL, imports from this edge. */
const sharing = new Map<string, (specifier: string) => boolean>();

function share(folder: string, isShared: (specifier: string) => boolean): void {
  if (sharing.size === 0)
    registerHooks({
      resolve(specifier, context, nextResolve) {
        const fromBuild = [...sharing].some(
          ([url, isGiven]) => context.parentURL?.startsWith(url) && isGiven(specifier),
        );
        return nextResolve(specifier, fromBuild ? { ...context, parentURL: import.meta.url } : context);
      },
    });
  sharing.set(`${pathToFileURL(folder).href}/`, isShared);
}

/**
 * Lets the Node build of a remote, which lies in the release store or in what the edge keeps of it, import the shared
 * packages from the shell: the process has one copy of each, whatever version the remote was built against.
 */
export const shareWithBuild = (folder: string): void => share(folder, (specifier) => shared.has(specifier));

/** Lets the Node build of a shell, which lies there, too, import the packages that it was built without. */
export const shareWithShell = (folder: string): void => share(folder, isPackage);
