import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { PART_NAMES, type PartName, type RegistryChange } from '@ecocircle/shared-contracts';
import { isValid } from '@ecocircle/shared-contracts/rules';
import { semanticVersion } from '@ecocircle/shared-contracts/schemas';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { awaitEdges } from './edges.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { Refusal } from './refusal.ts';
import { readHistory } from './registry-file.ts';
import {
  historyText,
  promotedText,
  prunedText,
  publishedText,
  rolledBackText,
  statusText,
  takenUpText,
  verificationText,
} from './report.ts';
import { rollback } from './rollback.ts';
import { readStatus } from './status.ts';
import { verify } from './verify.ts';

/** Refuses a version that is none before it names a folder. */
function parseVersion(value: string): string {
  if (isValid(semanticVersion(), value)) return value;
  throw new InvalidArgumentError('It must be a semantic version, such as 1.4.0 or 1.4.0-3f9c2a1b.');
}

const project = resolve(import.meta.dirname, '..', '..');
const dataFolder = process.env.DATA_DIR || join(project, '.data');
const store = resolve(process.env.RELEASE_STORE || join(dataFolder, 'releases'));

/** Who opens private pages where a browser opens those of a build before it is promoted. */
const account = process.env.RELEASE_TRIAL_LOGIN
  ? { login: process.env.RELEASE_TRIAL_LOGIN, password: process.env.RELEASE_TRIAL_PASSWORD ?? '' }
  : null;
const browser = process.env.RELEASE_BROWSER ? { executable: process.env.RELEASE_BROWSER, account } : null;
// Gates run the code of builds, in processes that have what this one has.
delete process.env.RELEASE_TRIAL_PASSWORD;

interface ChangeOptions {
  by: string;
  message: string;
  together: boolean;
  wait: number;
}

interface PromoteOptions extends ChangeOptions {
  force: boolean;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const json = (value: unknown): string => JSON.stringify(value, null, 2);
const partArgument = (): Argument => new Argument('<part>', 'the shell, or a remote').choices(PART_NAMES);
const jsonOption = (): Option => new Option('--json', 'print JSON').default(false);

function parseBuild(value: string): { part: PartName; version?: string } {
  const [name, version] = value.split('@');
  const part = PART_NAMES.find((known) => known === name);
  if (!part) throw new InvalidArgumentError(`Known parts are ${PART_NAMES.join(', ')}.`);
  return version === undefined ? { part } : { part, version: parseVersion(version) };
}

function parseSeconds(value: string): number {
  if (/^\d{1,3}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It must be whole seconds, at most 999.');
}

const SECOND = 1000;

type NamedBuild = ReturnType<typeof parseBuild>;

/** Tells of a change once the edges that run have taken it up, or who of them has not. */
async function tellChanges(changes: readonly RegistryChange[], text: string, wait: number): Promise<void> {
  say(text);
  say(takenUpText(await awaitEdges(store, changes, wait * SECOND)));
}

/** A part, maybe with a version behind an @; a version that stands alone belongs to the part before it. */
function parseBuilds(value: string, before: readonly NamedBuild[] = []): NamedBuild[] {
  const last = before.at(-1);
  if (last && last.version === undefined && isValid(semanticVersion(), value))
    return [...before.slice(0, -1), { ...last, version: value }];
  const build = parseBuild(value);
  if (before.some(({ part }) => part === build.part))
    throw new InvalidArgumentError(`${build.part} is named twice.`);
  return [...before, build];
}

/** Several parts change at once only when somebody says so. */
function requireTogether(builds: readonly NamedBuild[], together: boolean): void {
  if (builds.length === 1 || together) return;
  throw new Refusal(
    `${builds.map(({ part }) => part).join(' and ')} are several parts`,
    'Add --together to change them as one revision, or name one at a time.',
  );
}

const namesOf = (builds: readonly NamedBuild[]): string =>
  builds.map(({ part, version = '' }) => `${part} ${version}`).join(', ');

const nothingText = (builds: readonly NamedBuild[]): string =>
  `${namesOf(builds)} ${builds.length > 1 ? 'are' : 'is'} active already, nothing changed`;

const buildsArgument = (): Argument =>
  new Argument('<builds...>', 'part, or part@version').argParser(parseBuilds);

/** Adds who changes the registry and why, and how long it is waited for. */
const authored = (command: Command): Command =>
  command
    .option('--by <name>', 'who does it', process.env.USER || userInfo().username)
    .option('--message <text>', 'why', '')
    .option('--together', 'change several parts as one revision', false)
    .option('--wait <seconds>', 'how long edges are waited for to take it up', parseSeconds, 5);

const program = new Command('release')
  .description('Publishes, promotes and rolls back the parts of the portal: the shell and the remotes.')
  .addHelpText('after', `\nRelease store: ${store} (RELEASE_STORE, otherwise releases/ in DATA_DIR)`)
  .showHelpAfterError();

program
  .command('publish')
  .description('build a part and put the build into the store')
  .addArgument(partArgument())
  .option(
    '--version <version>',
    'version of the build (default: the package’s and a hash of the sources)',
    parseVersion,
  )
  .option('--from <folder>', 'publish this finished build instead of building')
  .addOption(jsonOption())
  .action(async (part: PartName, options: { version?: string; from?: string; json: boolean }) => {
    const { version, from } = options;
    const published = await publish({ project, store, part, version, from });
    say(options.json ? json(published) : publishedText(published));
  });

authored(
  program
    .command('promote')
    .description('let pages load published versions (default: the ones published last)')
    .addArgument(buildsArgument())
    .option('--force', 'in spite of a gate; --message has to say why', false),
).action(async (builds: NamedBuild[], { by, message, together, wait, force }: PromoteOptions) => {
  requireTogether(builds, together);
  const changes = await promote({ store, builds, by, message, force, browser });
  if (changes.length > 0) await tellChanges(changes, promotedText(changes), wait);
  else say(nothingText(builds));
});

authored(
  program
    .command('rollback')
    .description('go back to the last good version, or to another that was active before')
    .addArgument(buildsArgument())
    .option('--to <version>', 'version that was active before', parseVersion),
).action(
  async (named: NamedBuild[], { to, by, message, together, wait }: ChangeOptions & { to?: string }) => {
    requireTogether(named, together);
    if (to !== undefined && named.length > 1)
      throw new Refusal('--to names one version for several parts', 'Name each with its own: part@version.');
    const parts = named.map(({ part, version }) => ({ part, to: version ?? to }));
    const changes = await rollback({ store, parts, by, message });
    if (changes.length > 0) await tellChanges(changes, rolledBackText(changes), wait);
    else say(nothingText(parts.map((one) => ({ part: one.part, version: one.to }))));
  },
);

program
  .command('status')
  .description('show which version of each part is active, how each does, and which edges run')
  .addOption(jsonOption())
  .action(async (options: { json: boolean }) => {
    const status = await readStatus(store);
    say(options.json ? json(status) : statusText(status));
  });

program
  .command('history')
  .description('show who changed what, when and why')
  .addArgument(new Argument('[part]', 'the shell, or a remote').choices(PART_NAMES))
  .addOption(jsonOption())
  .action(async (part: PartName | undefined, options: { json: boolean }) => {
    const changes = (await readHistory(store)).filter((change) => !part || change.remote === part);
    say(options.json ? json(changes) : historyText(changes));
  });

program
  .command('prune')
  .description('delete builds that no page, edge or rollback needs any more')
  .option('--dry-run', 'only say which', false)
  .addOption(jsonOption())
  .action(async ({ dryRun, json: asJson }: { dryRun: boolean; json: boolean }) => {
    const pruned = await prune({ store, isTrial: dryRun });
    say(asJson ? json(pruned) : prunedText(pruned, dryRun));
  });

program
  .command('verify')
  .description('compare published builds with what was published')
  .argument('[build]', 'part, or part@version (default: everything)', parseBuild)
  .action((build: ReturnType<typeof parseBuild> | undefined) => {
    const verifications = verify(store, build?.part, build?.version);
    say(verificationText(verifications));
    if (verifications.some(({ damage }) => damage.length > 0)) process.exitCode = 1;
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  const gate = error.gate === undefined ? '' : ` by the gate “${error.gate}”`;
  process.stderr.write(`refused${gate}: ${error.message}\n${error.advice}\n`);
  process.exitCode = 1;
}
