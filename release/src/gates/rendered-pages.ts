import { join } from 'node:path';
import {
  type PartName,
  REMOTE_NAMES,
  type Registry,
  type RemoteDescriptor,
  type RemoteName,
  SHELL_PROTOCOL,
} from '@ecocircle/shared-contracts';
import { readIntegrity } from '../integrity.ts';
import { buildFolder, isShell, readDescriptor, readRemote } from '../store.ts';
import { probed, SHELL_FOLDER } from './probed.ts';

const ROUNDS_FILE = join(SHELL_FOLDER, 'server', 'trial', 'render-rounds.ts');
/** Two hundred pages on a slow machine, and the API that they ask. */
const RENDERS_WITHIN = 90_000;

/** What pages would be rendered of, and what they are rendered of now. */
export interface Rendering {
  readonly store: string;
  readonly registry: Registry;
  readonly before: Registry;
  /** What becomes active at once: each of these is tried for itself. */
  readonly changing: readonly PartName[];
}

/** What a part's build runs in Node, as one text that is the same for the same files; null where the part has none. */
function nodeFilesOf(store: string, registry: Registry, part: PartName): string | null {
  const entry = part === 'shell' ? registry.shell : registry.remotes[part];
  if (!entry) return null;
  const files = Object.entries(readIntegrity(buildFolder(store, part, entry.active)));
  return JSON.stringify(files.filter(([file]) => file.startsWith('server/')));
}

/** Whether edges of this checkout can render anything in the shell. */
function canRender(store: string, { shell }: Registry): boolean {
  if (!shell) return false;
  const manifest = readDescriptor(buildFolder(store, 'shell', shell.active), 'shell');
  return isShell(manifest) && manifest.protocol === SHELL_PROTOCOL;
}

/** The routes that the active build of a remote declares; none where no build is active. */
export function routesOf({ store, registry }: Rendering, remote: RemoteName): RemoteDescriptor['routes'] {
  const entry = registry.remotes[remote];
  return entry ? readRemote(buildFolder(store, remote, entry.active), remote).routes : [];
}

/** The remotes whose pages are tried for a part: of a shell, those that would stand in it and do not change with it. */
export const triedFor = ({ changing }: Rendering, part: PartName): readonly RemoteName[] =>
  part === 'shell' ? REMOTE_NAMES.filter((name) => !changing.includes(name)) : [part];

async function problemsOf({ store, registry }: Rendering, remote: RemoteName): Promise<string[]> {
  const found = await probed(ROUNDS_FILE, [store, JSON.stringify(registry), remote], {
    within: RENDERS_WITHIN,
    nodeOptions: ['--expose-gc'],
  });
  return (typeof found === 'string' ? [found] : found).map((problem) => `${remote}: ${problem}`);
}

/**
 * Renders pages of a remote, or those of all remotes in another shell, as the edges would with this registry. What runs
 * in Node as it did before is not tried again.
 *
 * @returns what fails, or leaves memory behind
 */
export async function failingPages(rendering: Rendering, part: PartName): Promise<string[]> {
  const { store, registry, before } = rendering;
  if (!canRender(store, registry)) return [];
  const isSame = (one: PartName): boolean =>
    nodeFilesOf(store, registry, one) === nodeFilesOf(store, before, one);
  if (isSame('shell') && isSame(part)) return [];
  const rendered = triedFor(rendering, part).filter((remote) =>
    routesOf(rendering, remote).some(({ render }) => render === 'server'),
  );
  const problems = await Promise.all(rendered.map((remote) => problemsOf(rendering, remote)));
  return problems.flat();
}
