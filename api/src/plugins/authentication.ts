import type { ServerRole } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.ts';
import { type Account, accountRoles, mayAct } from '../resources/accounts/repository.ts';
import type { Session, Sessions } from '../resources/accounts/sessions.ts';

/** Who may call a route: anybody, whoever has signed in, or an account that may act and has the role. */
export type Access = 'public' | 'authenticated' | ServerRole;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    readonly sessions: Sessions;
    /** The caller, or a 401. */
    requireCaller(request: FastifyRequest): Promise<Session>;
    /** The account of a caller who may act and has the role, or a 401 or 403. */
    requireRole(request: FastifyRequest, role: ServerRole): Promise<Account>;
  }
}

const unauthorized = () =>
  new RequestError({
    status: 401,
    code: 'not-authenticated',
    title: 'Sign in to do this',
    detail: 'The access token is missing, has expired or was revoked.',
  });

function forbidden(account: Account): RequestError {
  const detail = mayAct(account)
    ? 'The account lacks the role for this.'
    : 'The account is not allowed to act.';
  return new RequestError({ status: 403, code: 'forbidden', title: 'This is not allowed', detail });
}

/** Whether a request carries a token at all, valid or not. */
export const hasBearer = (request: FastifyRequest): boolean =>
  /^bearer /i.test(request.headers.authorization ?? '');

/** Reads bearer tokens for the routes that ask for them. */
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
    if (!mayAct(account) || !accountRoles(account).includes(role)) throw forbidden(account);
    return account;
  });
}
