import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import { callerOf } from '../../plugins/route-access.ts';
import { mayAct } from '../../sessions/account.ts';
import type { Session } from '../../sessions/sessions.ts';

/** The session of whoever changes the own account; an account that may not act changes nothing. */
export function ownSession(request: Pick<FastifyRequest, 'caller'>): Session {
  const session = callerOf(request);
  if (mayAct(session.account)) return session;
  throw new RequestError({
    status: 403,
    code: 'forbidden',
    title: 'This is not allowed',
    detail: 'The account is not allowed to act.',
  });
}
