import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { hashToken, newToken } from '../mail/link-token.ts';
import type { Account } from './account.ts';

/** A member of staff who is signed in at the desk, or has given the password only. */
export interface DeskSession {
  readonly account: Account;
  readonly member: Row<'staff_members'>;
  readonly stage: Row<'desk_sessions'>['stage'];
  /** Names the session in the database. */
  readonly tokenHash: string;
}

const MINUTE_MS = 60_000;

/** How long a session lasts without a request, and in all; what waits for its code lasts a few minutes. */
export const DESK_TIMES_MS = {
  idle: 30 * MINUTE_MS,
  full: 10 * 60 * MINUTE_MS,
  password: 5 * MINUTE_MS,
} as const;

/** The latest request is noted this often, so that most requests write nothing. */
const NOTED_EVERY_MS = MINUTE_MS;

const before = (now: Date, milliseconds: number): string =>
  new Date(now.valueOf() - milliseconds).toISOString();

/** Whether an account may sign in at the desk, given that it belongs to a member of staff. */
export const mayWork = ({ is_staff, is_active, is_blocked }: Account): boolean =>
  Boolean(is_staff && is_active && !is_blocked);

/** Begins a session and returns its token, which is kept nowhere else. */
export async function beginDeskSession(
  db: Database,
  accountId: number,
  stage: DeskSession['stage'],
): Promise<string> {
  const token = newToken();
  const now = currentTime();
  await db
    .insertInto('desk_sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      stage,
      seen_at: now.toISOString(),
      ends_at: new Date(now.valueOf() + DESK_TIMES_MS[stage]).toISOString(),
    })
    .execute();
  return token;
}

async function noteRequest(db: Database, session: Row<'desk_sessions'>, now: Date): Promise<void> {
  if (session.seen_at > before(now, NOTED_EVERY_MS)) return;
  await db
    .updateTable('desk_sessions')
    .set({ seen_at: now.toISOString() })
    .where('token_hash', '=', session.token_hash)
    .execute();
}

/** The session of a cookie's token; undefined where it is unknown, over, or its owner may not work any more. */
export async function readDeskSession(db: Database, token: string): Promise<DeskSession | undefined> {
  const now = currentTime();
  const session = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', now.toISOString())
    .where('seen_at', '>', before(now, DESK_TIMES_MS.idle))
    .executeTakeFirst();
  if (!session) return undefined;
  const [account, member] = await Promise.all([
    db.selectFrom('accounts').selectAll().where('id', '=', session.account_id).executeTakeFirst(),
    db
      .selectFrom('staff_members')
      .selectAll()
      .where('account_id', '=', session.account_id)
      .executeTakeFirst(),
  ]);
  if (!account || !member || !mayWork(account)) return undefined;
  await noteRequest(db, session, now);
  return { account, member, stage: session.stage, tokenHash: session.token_hash };
}

/** Ends one session. */
export async function endDeskSession(db: Database, { tokenHash }: DeskSession): Promise<void> {
  await db.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a member of staff. */
export async function endDeskSessionsOf(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('desk_sessions').where('account_id', '=', accountId).execute();
}

/** Deletes sessions that are over, links that no longer work, and claims that nobody holds. */
export async function forgetDeskSessions(db: Database, now: Date): Promise<void> {
  const moment = now.toISOString();
  await db
    .deleteFrom('desk_sessions')
    .where(({ or, eb }) =>
      or([eb('ends_at', '<', moment), eb('seen_at', '<', before(now, DESK_TIMES_MS.idle))]),
    )
    .execute();
  await db.deleteFrom('staff_links').where('expires_at', '<', moment).execute();
  await db.deleteFrom('desk_claims').where('until', '<', moment).execute();
}
