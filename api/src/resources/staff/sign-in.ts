import { machineTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { beginDeskSession, type DeskSession, endDeskSession } from '../../sessions/desk-sessions.ts';
import type { FactorVault } from '../../sessions/factor-vault.ts';
import { countFailure, countSuccess, lockedFor, subjectsOf } from '../accounts/login-attempts.ts';
import type { FailureLimit } from '../accounts/login-limits.ts';
import { takePeriod } from './repository.ts';
import { periodOf } from './second-factor.ts';

/** The result of a code: the token of the full session, or why there is none. */
export type CodeOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'refused' | 'used' }
  | { readonly kind: 'locked'; readonly milliseconds: number };

/** The wait that is said where the lock has ended while the answer was made. */
const SHORTEST_MS = 1000;

interface CodeParts {
  readonly db: Database;
  readonly vault: FactorVault;
  readonly addressLimit: FailureLimit;
}

async function tryCode({ db, vault }: CodeParts, { member }: DeskSession, code: string) {
  const secret = member.factor === null ? undefined : await vault.open(member.factor);
  const step = secret === undefined ? undefined : periodOf(secret, code, machineTime().valueOf());
  if (step === undefined) return 'refused' as const;
  return (await takePeriod(db, member.account_id, step)) ? ('right' as const) : ('used' as const);
}

/**
 * Checks the code of who has given the password. Codes are guessed as passwords are, so wrong ones delay the next; a
 * right one begins a session with a new token.
 */
export async function enterCode(
  parts: CodeParts,
  session: DeskSession,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<CodeOutcome> {
  const { db, addressLimit } = parts;
  const subjects = subjectsOf(session.account.email, address, 'desk-code');
  const locked = async () => ({ kind: 'locked' as const, milliseconds: await lockedFor(db, subjects) });
  const now = await locked();
  if (now.milliseconds > 0) return now;
  const result = await tryCode(parts, session, code);
  const counted =
    result === 'right' ? await countSuccess(db, subjects) : await countFailure(db, subjects, addressLimit);
  if (!counted) return { kind: 'locked', milliseconds: (await locked()).milliseconds || SHORTEST_MS };
  if (result !== 'right') return { kind: result };
  await endDeskSession(db, session);
  return { kind: 'signed-in', token: await beginDeskSession(db, session.account.id, 'full') };
}
