import type { EdgeStatement, Registry, RemoteDescriptor } from '@ecocircle/shared-contracts';
import { checkContract, checkEdges, checkRoutes } from '../checks.ts';
import { Refusal } from '../refusal.ts';
import { missingTexts } from './messages.ts';
import { greedyRoutes } from './reserved-routes.ts';
import { pagesOverBudget, unreadableScripts } from './scripts.ts';
import { checkServerBuild } from './server-build-check.ts';
import { foreignStyles } from './styles.ts';

/** A build that is to become active, and what it would stand beside. */
export interface Candidate {
  readonly store: string;
  /** With the candidate, and whatever changes with it, active. */
  readonly registry: Registry;
  readonly edges: readonly EdgeStatement[];
  readonly folder: string;
  readonly descriptor: RemoteDescriptor;
}

type Gate = (candidate: Candidate) => void | Promise<void>;

/** A gate that finds problems of the build alone. */
const finding =
  (words: string, advice: string, problemsOf: (candidate: Candidate) => readonly string[]): Gate =>
  (candidate) => {
    const problems = problemsOf(candidate);
    if (problems.length === 0) return;
    const { name, version } = candidate.descriptor;
    throw new Refusal(`${name} ${version} ${words}: ${problems.join('; ')}`, advice);
  };

const REPAIR = 'Repair it, publish the build under a new version and promote that.';

type Gates = Readonly<Record<string, Gate>>;

/** What depends on what a build would stand beside, which may change at any time. */
const GATES_OF_STORE: Gates = {
  contract({ descriptor, edges }) {
    checkContract(descriptor);
    checkEdges(edges, descriptor);
  },
  owners: ({ store, registry, descriptor }) => checkRoutes(store, registry, descriptor),
};

/** What a build itself has to be like; it never changes. */
const GATES_OF_BUILD: Gates = {
  routes: finding('takes paths that are not its own', 'Give the route a path of its own.', (one) =>
    greedyRoutes(one.descriptor),
  ),
  scripts: finding('has scripts that no browser can read', REPAIR, ({ folder }) => unreadableScripts(folder)),
  budget: finding(
    'is too large',
    'Load what few pages need later, or raise the budget of the remote with the reason for it.',
    ({ folder, descriptor }) => pagesOverBudget(folder, descriptor),
  ),
  texts: finding('lacks texts', 'Complete its locales, publish that build and promote it.', (one) =>
    missingTexts(one.folder, one.descriptor),
  ),
  styles: finding('has styles that reach outside of it', 'Style by classes of its own.', ({ folder }) =>
    foreignStyles(folder),
  ),
  server: ({ folder, descriptor }) => checkServerBuild(folder, descriptor),
};

/** Tries gates in turn: what spoke against a candidate where it is forced; else the first Refusal is thrown. */
async function tryGates(gates: Gates, candidate: Candidate, force: boolean): Promise<readonly string[]> {
  const forced: string[] = [];
  for (const [name, gate] of Object.entries(gates)) {
    try {
      await gate(candidate);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!force) throw new Refusal(error.message, error.advice, name);
      forced.push(`${name}: ${error.message}`);
    }
  }
  return forced;
}

/**
 * Keeps the gates of one promotion. What is asked of a build itself is asked once, however often the promotion is
 * decided anew.
 *
 * @param force - go on where a gate does not open
 * @returns lets a candidate through and says what spoke against it; a Refusal names the first gate that does not open
 */
export function keepGates(force: boolean): (candidate: Candidate) => Promise<readonly string[]> {
  const ofBuilds = new Map<string, readonly string[]>();
  return async (candidate) => {
    const { folder } = candidate;
    const beside = await tryGates(GATES_OF_STORE, candidate, force);
    const own = ofBuilds.get(folder) ?? (await tryGates(GATES_OF_BUILD, candidate, force));
    ofBuilds.set(folder, own);
    return [...beside, ...own];
  };
}
