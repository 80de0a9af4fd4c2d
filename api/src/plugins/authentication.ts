import type { ServerRole } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.ts';
import { type Account, accountRoles, mayAct } from '../sessions/account.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly sessions: Sessions;
    /** The session of a request's bearer token, or a 401. */
    requireCaller(request: FastifyRequest): Promise<Session>;
    /**
     * The account of a caller who may act and has the role, or a 401 or 403. For routes that are public except for some
     * queries; other routes name their role in `config.access`.
     */
    requireRole(request: FastifyRequest, role: ServerRole): Promise<Account>;
  }
}

/** A request without a valid token. */
export const unauthorized = (): RequestError =>
  new RequestError({
    status: 401,
    code: 'not-authenticated',
    title: 'Sign in to do this',
    detail: 'The access token is missing, has expired or was revoked.',
  });

/** Refuses an account that may not act or has none of the roles. */
export function expectRole(account: Account, ...roles: readonly ServerRole[]): void {
  const own = accountRoles(account);
  if (mayAct(account) && roles.some((role) => own.includes(role))) return;
  const detail = mayAct(account)
    ? 'The account lacks the role for this.'
    : 'The account is not allowed to act.';
  throw new RequestError({ status: 403, code: 'forbidden', title: 'This is not allowed', detail });
}

/** Whether a request carries a token at all, valid or not. */
export const hasBearer = (request: FastifyRequest): boolean =>
  /^bearer /i.test(request.headers.authorization ?? '');

/** Reads bearer tokens for the routes that need them. */
export function registerAuthentication(app: FastifyInstance, sessions: Sessions): void {
  const requireCaller = async (request: FastifyRequest): Promise<Session> => {
    const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token && (await sessions.read(token));
    if (!session) throw unauthorized();
    return session;
  };
  app.decorate('sessions', sessions);
  app.decorate('requireCaller', requireCaller);
  app.decorate('requireRole', async (request, role) => {
    const { account } = await requireCaller(request);
    expectRole(account, role);
    return account;
  });
}
