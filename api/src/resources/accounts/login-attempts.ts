import { createHash } from 'node:crypto';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { ACCOUNT_LIMIT, delayAfter, type FailureLimit } from './login-limits.ts';
import { networkOf } from './network-of.ts';
import { normalizeEmail } from './normalize-email.ts';

type Attempts = Row<'login_attempts'>;

/** What failures are counted by. Unknown e-mails are counted like any other, so that the answers do not differ. */
export interface LoginSubjects {
  readonly account: string;
  readonly address: string;
  /** The account from this address: known once somebody has signed in so. */
  readonly known: string;
}

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** What somebody signs in to: the portal, or the desk with a password or a code. Each counts its own failures. */
export type LoginRealm = 'portal' | 'desk' | 'desk-code';

const kindIn = (realm: LoginRealm, kind: string): string => (realm === 'portal' ? kind : `${realm}-${kind}`);

const accountSubject = (email: string, realm: LoginRealm): string =>
  digest(kindIn(realm, 'account'), normalizeEmail(email));

/** The subjects of an attempt to sign in. */
export function subjectsOf(email: string, address: string, realm: LoginRealm = 'portal'): LoginSubjects {
  const network = networkOf(address);
  const account = accountSubject(email, realm);
  return {
    account,
    address: digest(kindIn(realm, 'address'), network),
    known: `${account}:${digest(account, network)}`,
  };
}

async function readAttempts(db: Database, { account, address, known }: LoginSubjects) {
  const rows = await db
    .selectFrom('login_attempts')
    .selectAll()
    .where('subject', 'in', [account, address, known])
    .execute();
  const find = (one: string) => rows.find((row) => row.subject === one);
  // A person who has signed in from this address before is not locked out by failures elsewhere.
  return {
    counted: find(known) ?? find(account),
    address: find(address),
    isKnown: find(known) !== undefined,
  };
}

const millisecondsLeft = (now: number, ...rows: readonly (Attempts | undefined)[]): number =>
  Math.max(0, ...rows.map((row) => (row ? new Date(row.locked_until).valueOf() - now : 0)));

/** How long signing in to the account from the address is locked, in milliseconds; 0: not locked. */
export async function lockedFor(db: Database, subjects: LoginSubjects): Promise<number> {
  const { counted, address } = await readAttempts(db, subjects);
  return millisecondsLeft(currentTime().valueOf(), counted, address);
}

/** A moment in the past: "now" would lock out an attempt that began in the same millisecond. */
const NOT_LOCKED = new Date(0).toISOString();

/** Adds a failure; false where others have locked the subject meanwhile. Its row is held until the transaction ends. */
async function addFailure(trx: Database, subject: string, limit: FailureLimit): Promise<boolean> {
  const now = currentTime().valueOf();
  const moment = new Date(now).toISOString();
  const forgotten = new Date(now - limit.forgetAfterMs).toISOString();
  const added = await trx
    .insertInto('login_attempts')
    .values({ subject, failures: 1, tried_at: moment, locked_until: NOT_LOCKED })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet((eb) => ({
          failures: eb
            .case()
            .when('login_attempts.tried_at', '<', forgotten)
            .then(1)
            .else(eb('login_attempts.failures', '+', 1))
            .end(),
          tried_at: moment,
        }))
        .where('login_attempts.locked_until', '<=', moment),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!added) return false;
  const delay = delayAfter(added.failures, limit);
  const locked_until = delay > 0 ? new Date(now + delay).toISOString() : NOT_LOCKED;
  await trx.updateTable('login_attempts').set({ locked_until }).where('subject', '=', subject).execute();
  return true;
}

/**
 * Counts a failure of the account and of the address.
 *
 * @returns false where others have failed so often meanwhile that this attempt must not be told apart from any other
 */
export function countFailure(
  db: Database,
  subjects: LoginSubjects,
  addressLimit: FailureLimit,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { isKnown } = await readAttempts(trx, subjects);
    const ofAccount = await addFailure(trx, isKnown ? subjects.known : subjects.account, ACCOUNT_LIMIT);
    return (await addFailure(trx, subjects.address, addressLimit)) && ofAccount;
  });
}

async function isLocked(db: Database, subjects: readonly string[], now: string): Promise<boolean> {
  const locked = await db
    .selectFrom('login_attempts')
    .select('subject')
    .where('subject', 'in', subjects)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return locked !== undefined;
}

/**
 * Notes that the password was right: the account's failures are forgotten, and the address is known from now on.
 *
 * @returns false where others have failed so often meanwhile that this attempt must not be told apart from any other
 */
export function countSuccess(db: Database, subjects: LoginSubjects): Promise<boolean> {
  const now = currentTime().toISOString();
  const fresh = { failures: 0, tried_at: now, locked_until: NOT_LOCKED };
  return db.transaction().execute(async (trx) => {
    const { isKnown } = await readAttempts(trx, subjects);
    const counted = isKnown ? subjects.known : subjects.account;
    // Waits for transactions that count a failure, and does not change a row that they have locked out.
    await trx
      .deleteFrom('login_attempts')
      .where('subject', '=', counted)
      .where('locked_until', '<=', now)
      .execute();
    if (await isLocked(trx, [counted, subjects.address], now)) return false;
    await trx
      .insertInto('login_attempts')
      .values({ subject: subjects.known, ...fresh })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(fresh))
      .execute();
    return true;
  });
}

/** Deletes the failures of an account and its known addresses, as when its password was restored. */
export async function forgiveAccount(
  db: Database,
  email: string,
  realm: LoginRealm = 'portal',
): Promise<void> {
  const subject = accountSubject(email, realm);
  await db
    .deleteFrom('login_attempts')
    .where(({ or, eb }) => or([eb('subject', '=', subject), eb('subject', 'like', `${subject}:%`)]))
    .execute();
}

const KNOWN_FOR_MS = 30 * 24 * 3_600_000;

/** Deletes failures that no longer count, and addresses without a sign-in for a month. */
export async function forgetLoginAttempts(db: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.valueOf() - milliseconds).toISOString();
  await db
    .deleteFrom('login_attempts')
    .where(({ or, and, eb }) =>
      or([
        eb('tried_at', '<', before(KNOWN_FOR_MS)),
        and([eb('failures', '>', 0), eb('tried_at', '<', before(ACCOUNT_LIMIT.forgetAfterMs))]),
      ]),
    )
    .execute();
}
