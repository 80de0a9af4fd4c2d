import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@ecocircle/shared-contracts';
import { isValid } from '@ecocircle/shared-contracts/rules';
import { semanticVersion } from '@ecocircle/shared-contracts/schemas';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
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

interface AuthorOptions {
  by: string;
  message: string;
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

/** Adds who changes the registry and why. */
const authored = (command: Command): Command =>
  command
    .option('--by <name>', 'who does it', process.env.USER || userInfo().username)
    .option('--message <text>', 'why', '');

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
).action(async (remote: RemoteName, version: string | undefined, { by, message }: AuthorOptions) => {
  const change = await promote({ store, remote, version, by, message });
  say(change ? promotedText(change) : `${remote} ${version ?? ''} is active already, nothing changed`);
});

authored(
  program
    .command('rollback')
    .description('go back to the last good version, or to another that was active before')
    .addArgument(remoteArgument())
    .option('--to <version>', 'version that was active before', parseVersion),
).action(async (remote: RemoteName, { to, by, message }: AuthorOptions & { to?: string }) => {
  const change = await rollback({ store, remote, to, by, message });
  say(change ? rolledBackText(change) : `${remote} ${to ?? ''} is active already, nothing changed`);
});

program
  .command('status')
  .description('show which version of each remote is active')
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
