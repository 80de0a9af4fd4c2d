import { REMOTE_NAMES, SHARED_NAMES, type SharedVersions } from '@ecocircle/shared-contracts';
import semver from 'semver';
import type { Beside } from '../checks.ts';
import { buildFolder, type Descriptor, isShell, readDescriptor, readRemote } from '../store.ts';

/** What one build takes of another in another major version than it was built against. */
const otherMajors = (taken: SharedVersions, given: SharedVersions): string[] =>
  SHARED_NAMES.flatMap((name) => {
    const [wanted, offered] = [taken[name], given[name]];
    const isOther = wanted && offered && semver.major(wanted) !== semver.major(offered);
    return isOther ? [`${name} ${wanted}, the shell gives ${offered}`] : [];
  });

/**
 * Finds packages that a remote shares with the shell and was built against in another major version. A build that does
 * not say what it was built against is from before it had to.
 *
 * @returns one sentence for each remote and package
 */
export function foreignMajors({ store, registry }: Beside, descriptor: Descriptor): string[] {
  if (isShell(descriptor))
    return REMOTE_NAMES.flatMap((name) => {
      const active = registry.remotes[name]?.active;
      if (active === undefined) return [];
      const { shared = {} } = readRemote(buildFolder(store, name, active), name);
      return otherMajors(shared, descriptor.shared ?? {}).map(
        (words) => `${name} ${active} was built against ${words}`,
      );
    });
  const shell = registry.shell?.active;
  if (shell === undefined) return [];
  const { shared = {} } = readDescriptor(buildFolder(store, 'shell', shell), 'shell');
  return otherMajors(descriptor.shared ?? {}, shared).map((words) => `it was built against ${words}`);
}
