import { isDeskHost, mayWorkAs, STAFF_ROLES, type StaffRole } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { RequestError } from '../errors/request-error.ts';
import { refuseForeign } from '../forms/same-site.ts';
import { deskTokenIn } from '../sessions/desk-cookie.ts';
import { type DeskSession, readDeskSession } from '../sessions/desk-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a request to a route of the desk that is not public. */
    staff: DeskSession | null;
  }
  interface FastifyInstance {
    /** The session of a request's cookie, in whatever stage; undefined where there is none. */
    deskSession(request: FastifyRequest): Promise<DeskSession | undefined>;
  }
}

/** Whether a route's access is a role at the desk. */
export const isStaffRole = (access: unknown): access is StaffRole =>
  (STAFF_ROLES as readonly unknown[]).includes(access);

const notSignedIn = (): RequestError =>
  new RequestError({ status: 401, code: 'not-at-the-desk', title: 'Sign in at the desk to do this' });

/** The session of a request to a route of the desk that is not public. */
export function staffOf({ staff }: { readonly staff: DeskSession | null }): DeskSession {
  if (!staff) throw notSignedIn();
  return staff;
}

/** Reads who is signed in at the desk. */
export function registerDeskSessions(app: FastifyInstance, db: Database): void {
  app.decorateRequest('staff', null);
  app.decorate('deskSession', async ({ headers, protocol }) => {
    const token = deskTokenIn(headers.cookie, protocol === 'https');
    return token === undefined ? undefined : readDeskSession(db, token);
  });
}

/** Refuses a request without a session of both factors, or whose owner has another role. */
export async function requireStaff(
  app: FastifyInstance,
  request: FastifyRequest,
  role: StaffRole,
): Promise<DeskSession> {
  const session = await app.deskSession(request);
  if (session?.stage !== 'full') throw notSignedIn();
  if (!mayWorkAs(session.member.role, role))
    throw new RequestError({ status: 403, code: 'forbidden', title: 'This is the work of an operator' });
  return session;
}

/** What all routes of the desk share: they answer on its host alone, to its own pages, and nothing keeps the answers. */
export function guardDesk(scope: FastifyInstance, deskHost: string | null): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isDeskHost(request.host, deskHost ?? undefined))
      throw new RequestError({ status: 404, code: 'not-found', title: 'There is nothing at this address' });
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeign(request);
  });
}
