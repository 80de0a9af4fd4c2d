import { Command } from 'commander';
import { type Config, readConfig } from '../composition/config.ts';
import { prepareDataFolder } from '../composition/data-folder.ts';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { SetupError } from '../errors/setup-error.ts';
import { parseId } from '../validation/numbers.ts';
import { withdrawPoints } from './balance-work.ts';
import { rotateKeys } from './key-work.ts';
import { listUnsent, retryMails } from './outbox-work.ts';
import { addRegistrationCommands } from './registration-commands.ts';
import { cancelEvent, decideOnPoint, deleteEvent, listAccounts, unlockAccount } from './staff-work.ts';
import { eraseSubmission, listSubmissions, showSubmission } from './submission-work.ts';
import { countSubscribers, exportSubscribers } from './subscriber-work.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function idOf(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new SetupError(`${text} is not an id.`);
  return id;
}

/** Runs one piece of staff work on the database that the environment names. */
async function withDatabase(work: (db: Database, config: Config) => Promise<string>): Promise<void> {
  const config = readConfig(process.env);
  if (config.database.kind === 'sqlite') prepareDataFolder(config.dataDir);
  const db = await connectDatabase(config.database);
  try {
    say(await work(db, config));
  } finally {
    await db.destroy();
  }
}

const program = new Command('staff').description(
  'Staff work on accounts, registrations, recycling points, charity events and mail',
);
const account = program.command('account').description('accounts of the portal');
account
  .command('list')
  .description('every account with its roles and state')
  .action(() => withDatabase(listAccounts));
account
  .command('unlock <email>')
  .description('let somebody sign in at once who failed too often')
  .action((email: string) => withDatabase((db) => unlockAccount(db, email)));

program
  .command('withdraw <email> <points>')
  .description('take points from the balance of a user; their open pages show it at once')
  .option('--comment <text>', 'what they are taken for, as the user reads it', '')
  .action((email: string, points: string, { comment }: { comment: string }) =>
    withDatabase((db) => withdrawPoints(db, email, points, comment)),
  );

const point = program.command('point').description('recycling points under review');
for (const decision of ['accept', 'decline'] as const)
  point
    .command(`${decision} <id>`)
    .description(`${decision} a point that is on review`)
    .action((id: string) => withDatabase((db) => decideOnPoint(db, idOf(id), decision)));

const event = program.command('event').description('charity events');
event
  .command('delete <id>')
  .description('take an event down; its page says that it was deleted')
  .action((id: string) => withDatabase((db) => deleteEvent(db, idOf(id))));
event
  .command('cancel <id>')
  .description('call an event off; it stays in the list, marked, and calendars strike it out')
  .action((id: string) => withDatabase((db) => cancelEvent(db, idOf(id))));

const outbox = program.command('outbox').description('mail that leaves the portal');
outbox
  .command('list')
  .description('every mail that waits or was given up, with its last error')
  .action(() => withDatabase(listUnsent));
outbox
  .command('retry [id]')
  .description('send mails that were given up again, or one of them')
  .action((id?: string) => withDatabase((db) => retryMails(db, id === undefined ? id : idOf(id))));

addRegistrationCommands(program, withDatabase);

const submissions = program.command('submissions').description('what visitors sent through the forms');
submissions
  .command('list')
  .description('the newest two hundred: reference, form, language, time, address')
  .action(() => withDatabase(listSubmissions));
submissions
  .command('show <reference>')
  .description('everything that was sent with a form')
  .action((reference: string) => withDatabase((db) => showSubmission(db, reference)));
submissions
  .command('erase <reference>')
  .description('erase a form for good, with the mails about it')
  .action((reference: string) => withDatabase((db) => eraseSubmission(db, reference)));

const subscribers = program.command('subscribers').description('readers of the newsletter');
subscribers
  .command('count')
  .description('how many asked, confirmed and left, by language')
  .action(() => withDatabase(countSubscribers));
subscribers
  .command('export')
  .description('addresses and languages of those who confirmed')
  .action(() => withDatabase(exportSubscribers));

program
  .command('keys')
  .description('the secret that signs access tokens')
  .command('rotate')
  .description('make a new secret; the API takes it when it is restarted')
  .option('--end-sessions', 'take the old secret away at once: everybody has to sign in again', false)
  .action(({ endSessions }: { endSessions: boolean }) => say(rotateKeys(endSessions)));

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
