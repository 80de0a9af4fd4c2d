import { entryOf, type PartName, type RegistryChange } from '@ecocircle/shared-contracts';
import { type Author, changeRegistry, type Target, withActive } from './change-registry.ts';
import { checkIntegrity, requirePublished } from './checks.ts';
import { liveEdges } from './edges.ts';
import type { TrialBrowser } from './gates/index.ts';
import { Refusal } from './refusal.ts';
import { buildFolder, listVersions, readDescriptor } from './store.ts';

/** A build to promote. Without a version it is the one published last. */
export interface Promoted {
  readonly part: PartName;
  readonly version?: string | undefined;
}

/** What to promote, all of it as one revision. */
export interface Promotion extends Author {
  readonly store: string;
  readonly builds: readonly Promoted[];
  /** In spite of gates that do not open; the message says why. */
  readonly force?: boolean | undefined;
  /** The browser in which pages are opened before; none are without it. */
  readonly browser?: TrialBrowser | null | undefined;
}

function newestVersion(store: string, part: PartName): string {
  const newest = listVersions(store, part)[0];
  if (newest) return newest.version;
  throw new Refusal(
    `no version of ${part} is published`,
    `Publish one first: npm run release -- publish ${part}`,
  );
}

/**
 * Points parts at versions, all at once, after checking that each can be loaded together with the others.
 *
 * @returns the changes; none where all of these versions are active already
 * @throws Refusal with gate and reason; then nothing was changed
 */
export async function promote({
  store,
  builds,
  by,
  message,
  force = false,
  browser = null,
}: Promotion): Promise<readonly RegistryChange[]> {
  if (force && message === '')
    throw new Refusal('--force needs a reason', 'Say with --message why it cannot wait.');
  const wanted = builds.map(({ part, version }) => ({ part, to: version ?? newestVersion(store, part) }));
  // What gates read styles with takes a fifth of the time in which a rollback has to be done.
  const { keepGates } = await import('./gates/index.ts');
  const pass = keepGates(force);
  return changeRegistry(store, { by, message }, async (registry) => {
    const others = wanted.filter(({ part, to }) => entryOf(registry, part)?.active !== to);
    const found = others.map(({ part, to }) => {
      requirePublished(store, part, to);
      const folder = buildFolder(store, part, to);
      const descriptor = readDescriptor(folder, part);
      checkIntegrity(folder, descriptor);
      return { part, to, folder, descriptor, contract: descriptor.contract };
    });
    const beside = {
      store,
      registry: withActive(registry, found),
      before: registry,
      changing: found.map(({ part }) => part),
      edges: await liveEdges(store),
      browser,
    };
    const targets: Target[] = [];
    for (const { part, to, contract, ...build } of found) {
      const forced = await pass({ ...beside, ...build });
      targets.push({ part, action: 'promote', to, contract, forced });
    }
    return targets;
  });
}
