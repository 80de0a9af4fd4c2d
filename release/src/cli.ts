import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { REMOTE_NAMES, type RegistryChange, type RemoteName } from '@ecocircle/shared-contracts';
import { isValid } from '@ecocircle/shared-contracts/rules';
import { semanticVersion } from '@ecocircle/shared-contracts/schemas';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { awaitEdges } from './edges.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { Refusal } from './refusal.ts';
import { readHistory } from './registry-file.ts';
import {
  historyText,
  promotedText,
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

interface ChangeOptions {
  by: string;
  message: string;
  wait: number;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const json = (value: unknown): string => JSON.stringify(value, null, 2);
const remoteArgument = (): Argument => new Argument('<remote>', 'name of the remote').choices(REMOTE_NAMES);
const jsonOption = (): Option => new Option('--json', 'print JSON').default(false);

function parseBuild(value: string): { remote: RemoteName; version?: string } {
  const [name, version] = value.split('@');
  const remote = REMOTE_NAMES.find((known) => known === name);
  if (!remote) throw new InvalidArgumentError(`Known remotes are ${REMOTE_NAMES.join(', ')}.`);
  return version === undefined ? { remote } : { remote, version: parseVersion(version) };
}

function parseSeconds(value: string): number {
  if (/^\d{1,3}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It must be whole seconds, at most 999.');
}

const SECOND = 1000;

/** Tells of a change once the edges that run have taken it up, or who of them has not. */
async function tellChange(change: RegistryChange, text: string, wait: number): Promise<void> {
  say(text);
  say(takenUpText(await awaitEdges(store, change.revision, wait * SECOND)));
}

/** Adds who changes the registry and why, and how long it is waited for. */
const authored = (command: Command): Command =>
  command
    .option('--by <name>', 'who does it', process.env.USER || userInfo().username)
    .option('--message <text>', 'why', '')
    .option('--wait <seconds>', 'how long edges are waited for to take it up', parseSeconds, 5);

const program = new Command('release')
  .description('Publishes, promotes and rolls back the remotes of the portal.')
  .addHelpText('after', `\nRelease store: ${store} (RELEASE_STORE, otherwise releases/ in DATA_DIR)`)
  .showHelpAfterError();

program
  .command('publish')
  .description('build a remote and put the build into the store')
  .addArgument(remoteArgument())
  .option(
    '--version <version>',
    'version of the build (default: the package’s and a hash of the sources)',
    parseVersion,
  )
  .option('--from <folder>', 'publish this finished build instead of building')
  .addOption(jsonOption())
  .action(async (remote: RemoteName, options: { version?: string; from?: string; json: boolean }) => {
    const { version, from } = options;
    const published = await publish({ project, store, remote, version, from });
    say(options.json ? json(published) : publishedText(published));
  });

authored(
  program
    .command('promote')
    .description('let pages load a published version (default: the one published last)')
    .addArgument(remoteArgument())
    .argument('[version]', 'published version', parseVersion),
).action(async (remote: RemoteName, version: string | undefined, { by, message, wait }: ChangeOptions) => {
  const change = await promote({ store, remote, version, by, message });
  if (change) await tellChange(change, promotedText(change), wait);
  else say(`${remote} ${version ?? ''} is active already, nothing changed`);
});

authored(
  program
    .command('rollback')
    .description('go back to the last good version, or to another that was active before')
    .addArgument(remoteArgument())
    .option('--to <version>', 'version that was active before', parseVersion),
).action(async (remote: RemoteName, { to, by, message, wait }: ChangeOptions & { to?: string }) => {
  const change = await rollback({ store, remote, to, by, message });
  if (change) await tellChange(change, rolledBackText(change), wait);
  else say(`${remote} ${to ?? ''} is active already, nothing changed`);
});

program
  .command('status')
  .description('show which version of each remote is active, how each does, and which edges run')
  .addOption(jsonOption())
  .action(async (options: { json: boolean }) => {
    const status = await readStatus(store);
    say(options.json ? json(status) : statusText(status));
  });

program
  .command('history')
  .description('show who changed what, when and why')
  .addArgument(new Argument('[remote]', 'name of the remote').choices(REMOTE_NAMES))
  .addOption(jsonOption())
  .action(async (remote: RemoteName | undefined, options: { json: boolean }) => {
    const changes = (await readHistory(store)).filter((change) => !remote || change.remote === remote);
    say(options.json ? json(changes) : historyText(changes));
  });

program
  .command('verify')
  .description('compare published builds with what was published')
  .argument('[build]', 'remote, or remote@version (default: everything)', parseBuild)
  .action((build: ReturnType<typeof parseBuild> | undefined) => {
    const verifications = verify(store, build?.remote, build?.version);
    say(verificationText(verifications));
    if (verifications.some(({ damage }) => damage.length > 0)) process.exitCode = 1;
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`refused: ${error.message}\n${error.advice}\n`);
  process.exitCode = 1;
}
