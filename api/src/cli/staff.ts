import { STAFF_ROLES, type StaffRole } from '@ecocircle/shared-contracts';
import { Command, Option } from 'commander';
import { readConfig } from '../composition/config.ts';
import { prepareDataFolder } from '../composition/data-folder.ts';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { SetupError } from '../errors/setup-error.ts';
import {
  approveRequest,
  type DecisionContext,
  declineRequest,
  remindApplicant,
} from '../resources/registrations/decisions.ts';
import { parseId } from '../validation/numbers.ts';
import { withdrawPoints } from './balance-work.ts';
import {
  type DeskAddress,
  endStaffAccount,
  openStaffAccount,
  renewStaffAccount,
} from './desk-account-work.ts';
import { listKeys, rotateKeys } from './key-work.ts';
import { listUnsent, retryMails } from './outbox-work.ts';
import { decideOnPoint, POINT_COMMANDS } from './point-work.ts';
import { eraseRegistration, listRegistrations, showRegistration } from './registration-work.ts';
import { cancelEvent, deleteEvent, listAccounts, unlockAccount } from './staff-work.ts';
import { eraseSubmission, listSubmissions, showSubmission } from './submission-work.ts';
import { exportSubscribers, subscriberCounts } from './subscriber-work.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function idOf(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new SetupError(`${text} is not an id.`);
  return id;
}

function contextOf(db: Database): DecisionContext {
  const { mail, productionHosts, publicOrigin } = readConfig(process.env);
  const localHost = `localhost:${process.env.PORT || 3000}`;
  return { db, mail, addresses: { productionHosts, publicOrigin }, localHost };
}

const deskOf = (db: Database): DeskAddress => ({
  db,
  deskHost: readConfig(process.env).deskHost,
  localPort: process.env.PORT || '3000',
});

/** Runs one piece of staff work on the database that the environment names. */
async function withDatabase(work: (db: Database) => Promise<string>): Promise<void> {
  const config = readConfig(process.env);
  if (config.database.kind === 'sqlite') prepareDataFolder(config.dataDir);
  const db = await connectDatabase(config.database);
  try {
    say(await work(db));
  } finally {
    await db.destroy();
  }
}

/** Adds a command; the work gets the database, then what stands behind the command, then its options. */
const add = (
  group: Command,
  usage: string,
  description: string,
  work: (db: Database, ...given: never[]) => Promise<string>,
): Command =>
  group
    .command(usage)
    .description(description)
    .action((...given: unknown[]) => withDatabase((db) => work(db, ...(given as never[]))));

const program = new Command('staff').description(
  'Staff work on accounts, registrations, recycling points, charity events and mail',
);
const account = program.command('account').description('accounts of the portal and of its staff');
add(account, 'list', 'every account with its roles and state', listAccounts);
add(
  account,
  'create <email>',
  'open an account of staff, and print the link that sets password and second factor',
  (db, email: string, { name, role }: { name: string; role: StaffRole }) =>
    openStaffAccount(deskOf(db), { email, name, role }),
)
  .requiredOption('--name <name>', 'who it is')
  .addOption(new Option('--role <role>', 'what they may do').choices(STAFF_ROLES).default(STAFF_ROLES[0]));
add(
  account,
  'reset <email>',
  'take away password and second factor of staff, end their sessions, and print a new link',
  (db, email: string) => renewStaffAccount(deskOf(db), email),
);
add(account, 'close <email>', 'close the account of staff who have left', endStaffAccount);
add(account, 'unlock <email>', 'let somebody sign in at once who failed too often', unlockAccount);

add(
  program,
  'withdraw <email> <points>',
  'take points from the balance of a user; their open pages show it at once',
  (db, email: string, points: string, { comment }: { comment: string }) =>
    withdrawPoints(db, email, points, comment),
).option('--comment <text>', 'what they are taken for, as the user reads it', '');

const point = program.command('point').description('decisions about recycling points');
for (const [name, { needsReason, says }] of Object.entries(POINT_COMMANDS)) {
  const command = add(point, `${name} <id>`, says, (db, id: string, { reason = '' }: { reason?: string }) =>
    decideOnPoint(contextOf(db), name as keyof typeof POINT_COMMANDS, { id, reason }),
  );
  if (needsReason) command.requiredOption('--reason <text>', 'what its organization reads');
}

const event = program.command('event').description('charity events');
add(event, 'delete <id>', 'take an event down; its page says that it was deleted', (db, id: string) =>
  deleteEvent(db, idOf(id)),
);
add(
  event,
  'cancel <id>',
  'call an event off; it stays in the list, marked, and calendars strike it out',
  (db, id: string) => cancelEvent(db, idOf(id)),
);

const outbox = program.command('outbox').description('mail that leaves the portal');
add(outbox, 'list', 'every mail that waits or was given up, with its last error', listUnsent);
add(outbox, 'retry [id]', 'send mails that were given up again, or one of them', (db, id?: string) =>
  retryMails(db, id === undefined ? id : idOf(id)),
);

const registrations = program.command('registrations').description("companies' requests for roles");
add(
  registrations,
  'list',
  'the open ones: reference, status, time, roles, organization, tax id, address',
  (db, { all = false }: { all?: boolean }) => listRegistrations(db, all),
).option('--all', 'the newest two hundred, decided or not');
add(
  registrations,
  'show <reference>',
  'everything about one request, with the account and the organization that it meets',
  showRegistration,
);
add(
  registrations,
  'approve <reference>',
  'give the applicant the roles and mail them the way in',
  (db, reference: string) => approveRequest(contextOf(db), reference),
);
add(
  registrations,
  'decline <reference>',
  'decline a request and mail the applicant why',
  (db, reference: string, { reason }: { reason: string }) => declineRequest(contextOf(db), reference, reason),
).requiredOption('--reason <text>', 'what the applicant reads, in their language');
add(
  registrations,
  'remind <reference>',
  'mail an approved applicant who has no password yet another link',
  (db, reference: string) => remindApplicant(contextOf(db), reference),
);
add(
  registrations,
  'erase <reference>',
  'erase a request for good, with the mails about it',
  eraseRegistration,
);

const submissions = program.command('submissions').description('what visitors sent through the forms');
add(submissions, 'list', 'the newest two hundred: reference, form, language, time, address', listSubmissions);
add(submissions, 'show <reference>', 'everything that was sent with a form', showSubmission);
add(submissions, 'erase <reference>', 'erase a form for good, with the mails about it', eraseSubmission);

const subscribers = program.command('subscribers').description('readers of the newsletter');
add(subscribers, 'count', 'how many asked, confirmed and left, by language', subscriberCounts);
add(subscribers, 'export', 'addresses and languages of those who confirmed', exportSubscribers);

const keys = program.command('keys').description('the secrets that sign access tokens');
keys
  .command('list')
  .description('their ids, which one signs, and until when the tokens of the others are taken')
  .action(() => say(listKeys()));
keys
  .command('rotate')
  .description('make a new secret; the API signs with it at once')
  .option('--end-sessions', 'take the old secret away at once: everybody has to sign in again', false)
  .action(({ endSessions }: { endSessions: boolean }) => say(rotateKeys(endSessions)));

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
