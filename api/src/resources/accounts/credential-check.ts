import type { Database } from '../../database/database.ts';
import { type Account, mayAct } from '../../sessions/account.ts';
import { countFailure, countSuccess, type LoginRealm, lockedFor, subjectsOf } from './login-attempts.ts';
import type { FailureLimit } from './login-limits.ts';
import type { PasswordHasher } from './password-hash.ts';
import { findAccountByEmail, replacePasswordHash } from './repository.ts';

/** The result of an attempt to sign in. */
export type LoginOutcome =
  | { readonly kind: 'signed-in'; readonly account: Account }
  | { readonly kind: 'refused' }
  /** Too many attempts have failed; the next is allowed after this time. */
  | { readonly kind: 'locked'; readonly milliseconds: number };

/** An attempt to sign in, and the network address that it comes from. */
export interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/** The wait that is sent where the lock has ended while the answer was made. */
const SHORTEST_MS = 1000;

/** Answers whether e-mail and password belong together; see {@link createCredentialCheck}. */
export type CredentialCheck = (attempt: LoginAttempt) => Promise<LoginOutcome>;

interface CheckParts {
  readonly db: Database;
  readonly hasher: PasswordHasher;
  readonly addressLimit: FailureLimit;
  /** What is signed in to; failures of one do not lock the other. */
  readonly realm?: LoginRealm;
  /** Whether an account may sign in there; at the portal those that may act. */
  readonly mayEnter?: (account: Account) => boolean | Promise<boolean>;
}

/**
 * Answers whether e-mail and password belong together and the account may sign in. A wrong password, an unknown e-mail,
 * an account without a password and one that may not act cost the same, one hash, and get the same answer. While an
 * account or address is locked nothing is hashed; of many attempts at the same time, those that arrive when the others
 * have failed learn nothing.
 */
export async function createCredentialCheck(parts: CheckParts): Promise<CredentialCheck> {
  const { db, hasher, addressLimit, realm = 'portal', mayEnter = mayAct } = parts;
  const nobody = await hasher.hash(crypto.randomUUID());

  async function findMatch({ email, password }: LoginAttempt): Promise<Account | undefined> {
    const account = await findAccountByEmail(db, email);
    const matches = await hasher.verify(password, account?.password_hash || nobody);
    return account?.password_hash && matches && (await mayEnter(account)) ? account : undefined;
  }

  async function rehash({ id, password_hash }: Account, password: string): Promise<void> {
    if (!hasher.isOutdated(password_hash)) return;
    await replacePasswordHash(db, id, password_hash, await hasher.hash(password));
  }

  return async (attempt: LoginAttempt): Promise<LoginOutcome> => {
    const subjects = subjectsOf(attempt.email, attempt.address, realm);
    const milliseconds = await lockedFor(db, subjects);
    if (milliseconds > 0) return { kind: 'locked', milliseconds };
    const account = await findMatch(attempt);
    const counted = account
      ? await countSuccess(db, subjects)
      : await countFailure(db, subjects, addressLimit);
    if (!counted) return { kind: 'locked', milliseconds: (await lockedFor(db, subjects)) || SHORTEST_MS };
    if (!account) return { kind: 'refused' };
    await rehash(account, attempt.password);
    return { kind: 'signed-in', account };
  };
}
