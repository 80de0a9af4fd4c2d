import type { EdgeStatement, RemoteDescriptor, ShellManifest } from '@ecocircle/shared-contracts';
import { type Beside, checkContract, checkEdges, checkRoutes } from '../checks.ts';
import { Refusal } from '../refusal.ts';
import { type Descriptor, isShell } from '../store.ts';
import { missingShellTexts, missingTexts } from './messages.ts';
import { pagesThatFailToOpen, type TrialBrowser } from './opened-pages.ts';
import { failingPages, type Rendering } from './rendered-pages.ts';
import { greedyRoutes } from './reserved-routes.ts';
import { pagesOverBudget, shellOverBudget, unreadableScripts } from './scripts.ts';
import { checkServerBuild, checkShellRender } from './server-build-check.ts';
import { foreignMajors } from './shared-packages.ts';
import { foreignStyles } from './styles.ts';

/** A build that is to become active, and what it would stand beside. */
export interface Candidate<Build extends Descriptor = Descriptor> extends Beside, Rendering {
  readonly edges: readonly EdgeStatement[];
  /** What opens its pages; null where the operator has none. */
  readonly browser: TrialBrowser | null;
  readonly folder: string;
  readonly descriptor: Build;
}

type Gate<Build extends Descriptor> = (candidate: Candidate<Build>) => void | Promise<void>;

/** A gate that finds problems of the build alone. */
const finding =
  <Build extends Descriptor>(
    words: string,
    advice: string,
    problemsOf: (candidate: Candidate<Build>) => readonly string[] | Promise<readonly string[]>,
  ): Gate<Build> =>
  async (candidate) => {
    const problems = await problemsOf(candidate);
    if (problems.length === 0) return;
    const { name, version } = candidate.descriptor;
    throw new Refusal(`${name} ${version} ${words}: ${problems.join('; ')}`, advice);
  };

const REPAIR = 'Repair it, publish the build under a new version and promote that.';

type Gates<Build extends Descriptor> = Readonly<Record<string, Gate<Build>>>;

/** What depends on what a build would stand beside, which may change at any time. */
const GATES_OF_STORE: Gates<Descriptor> = {
  contract({ descriptor, registry, edges, changing }) {
    checkContract(descriptor, registry);
    checkEdges(edges, descriptor, changing);
  },
  owners({ descriptor, ...beside }) {
    if (!isShell(descriptor)) checkRoutes(beside, descriptor);
  },
  shared: finding(
    'does not fit to the packages that the shell and the remotes share',
    'Build both against the same major versions, publish them and promote them --together.',
    ({ descriptor, ...beside }) => foreignMajors(beside, descriptor),
  ),
};

const SCRIPTS = finding<Descriptor>('has scripts that no browser can read', REPAIR, ({ folder }) =>
  unreadableScripts(folder),
);
const TEXTS_ADVICE = 'Complete its locales, publish that build and promote it.';

const PAGES = finding<Descriptor>('makes pages that fail', REPAIR, (one) =>
  failingPages(one, one.descriptor.name),
);

const BROWSER = finding<Descriptor>('has pages that fail in a browser', REPAIR, (one) =>
  one.browser ? pagesThatFailToOpen(one, one.descriptor.name, one.browser) : [],
);

/** What the build of a remote itself has to be like; it never changes. */
const GATES_OF_REMOTE: Gates<RemoteDescriptor> = {
  routes: finding('takes paths that are not its own', 'Give the route a path of its own.', (one) =>
    greedyRoutes(one.descriptor),
  ),
  scripts: SCRIPTS,
  budget: finding(
    'is too large',
    'Load what few pages need later, or raise the budget of the remote with the reason for it.',
    ({ folder, descriptor }) => pagesOverBudget(folder, descriptor),
  ),
  texts: finding('lacks texts', TEXTS_ADVICE, (one) => missingTexts(one.folder, one.descriptor)),
  styles: finding('has styles that reach outside of it', 'Style by classes of its own.', ({ folder }) =>
    foreignStyles(folder),
  ),
  server: ({ folder, descriptor }) => checkServerBuild(folder, descriptor),
  pages: PAGES,
  browser: BROWSER,
};

/** What the build of the shell itself has to be like; it never changes. */
const GATES_OF_SHELL: Gates<ShellManifest> = {
  scripts: SCRIPTS,
  budget: finding(
    'is too large',
    'Load what few pages need later, or raise the budget of the shell with the reason for it.',
    ({ folder, descriptor }) => shellOverBudget(folder, descriptor),
  ),
  texts: finding('lacks texts', TEXTS_ADVICE, ({ folder }) => missingShellTexts(folder)),
  server: ({ folder, descriptor }) => checkShellRender(folder, descriptor),
  pages: PAGES,
  browser: BROWSER,
};

/** Tries gates in turn: what spoke against a candidate where it is forced; else the first Refusal is thrown. */
async function tryGates<Build extends Descriptor>(
  gates: Gates<Build>,
  candidate: Candidate<Build>,
  force: boolean,
): Promise<readonly string[]> {
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

function ofBuild({ descriptor, ...beside }: Candidate, force: boolean): Promise<readonly string[]> {
  return isShell(descriptor)
    ? tryGates(GATES_OF_SHELL, { ...beside, descriptor }, force)
    : tryGates(GATES_OF_REMOTE, { ...beside, descriptor }, force);
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
    const own = ofBuilds.get(folder) ?? (await ofBuild(candidate, force));
    ofBuilds.set(folder, own);
    return [...beside, ...own];
  };
}
