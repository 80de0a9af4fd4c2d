import { machineTime } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { TokenClaims, TokenIssuer } from './access-token.ts';
import { type Account, mayAct } from './account.ts';

/** An account and the token that proves that somebody signed in to it. */
export interface Session {
  readonly account: Account;
  readonly claims: TokenClaims;
}

/** Sessions for other modules, as `app.sessions`. */
export interface Sessions {
  /**
   * The session of a raw token, or undefined where the token is not ours, has expired or was revoked. Ask `mayAct`
   * whether the account may do anything.
   */
  read(token: string): Promise<Session | undefined>;
  /**
   * Of sessions that were read before those that have ended since: expired, logged out, ended by a new password, or of
   * an account that may no longer act. Two queries for each thousand of them.
   */
  ended(sessions: readonly TokenClaims[]): Promise<TokenClaims[]>;
}

const AT_A_TIME = 1000;

const isRetired = ({ generation }: TokenClaims, account: Account): boolean =>
  generation !== account.session_generation;

async function findSession(db: Database, claims: TokenClaims): Promise<Session | undefined> {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', claims.accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('revoked_tokens').select('jti').where('jti', '=', claims.jti))),
    )
    .executeTakeFirst();
  return account && !isRetired(claims, account) ? { account, claims } : undefined;
}

async function endedOf(db: Database, sessions: readonly TokenClaims[]): Promise<TokenClaims[]> {
  const ids = [...new Set(sessions.map(({ accountId }) => accountId))];
  const jtis = sessions.map(({ jti }) => jti);
  const [accounts, revoked] = await Promise.all([
    db.selectFrom('accounts').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('revoked_tokens').select('jti').where('jti', 'in', jtis).execute(),
  ]);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const isRevoked = new Set(revoked.map(({ jti }) => jti));
  const now = machineTime();
  return sessions.filter((claims) => {
    const account = accountOf.get(claims.accountId);
    const isOver = claims.expiresAt <= now || isRevoked.has(claims.jti);
    return isOver || !account || !mayAct(account) || isRetired(claims, account);
  });
}

/** Reads sessions by their tokens. */
export function createSessions(db: Database, tokens: TokenIssuer): Sessions {
  const read = async (token: string) => {
    const claims = await tokens.read(token);
    return claims && findSession(db, claims);
  };
  const ended = async (sessions: readonly TokenClaims[]) => {
    const found: TokenClaims[] = [];
    for (let start = 0; start < sessions.length; start += AT_A_TIME)
      found.push(...(await endedOf(db, sessions.slice(start, start + AT_A_TIME))));
    return found;
  };
  return { read, ended };
}
