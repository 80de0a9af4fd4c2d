import { DESK_API } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { NewAct } from './desk-acts.ts';
import { noteAct, noteAnswer } from './desk-acts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call of the desk that changes something nobody asks about later: it is not noted. */
    isRoutine?: true;
  }
  interface FastifyRequest {
    /** The number of the act that a call of the desk is noted as. */
    deskAct: number | null;
  }
}

const LONGEST_NOTE = 1000;

const wordsIn = (body: unknown): string => {
  const { reason, comment } = (body ?? {}) as { reason?: unknown; comment?: unknown };
  return [reason, comment].find((one) => typeof one === 'string')?.slice(0, LONGEST_NOTE) ?? '';
};

/** `POST /api/desk/v1/points/:id/accept/` is `accept` in the area `points`; a call without such an end is its method. */
function nameOf({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>) {
  const [area = '', ...rest] = (routeOptions.url ?? '').slice(DESK_API.length).split('/').filter(Boolean);
  const words = rest.filter((part) => !part.startsWith(':'));
  return { area, action: words.join('-') || method.toLowerCase() };
}

function actOf(request: FastifyRequest): NewAct | undefined {
  const { staff, method, routeOptions } = request;
  if (!staff || method === 'GET' || method === 'HEAD' || routeOptions.config.isRoutine) return undefined;
  return {
    ...nameOf(request),
    at: currentTime().toISOString(),
    account_id: staff.account.id,
    actor_name: staff.account.name,
    subject: Object.values((request.params ?? {}) as Record<string, string>)
      .join('/')
      .slice(0, 200),
    note: wordsIn(request.body),
  };
}

/**
 * Notes every call of the desk that changes something, before it is done: nothing is done without a trace, and no route
 * can forget to leave one. How it was answered is added afterwards.
 */
export function noteActs(scope: FastifyInstance, db: Database): void {
  scope.decorateRequest('deskAct', null);
  scope.addHook('preHandler', async (request) => {
    const act = actOf(request);
    if (act) request.deskAct = await noteAct(db, act);
  });
  scope.addHook('onSend', async ({ deskAct }, reply) => {
    if (deskAct !== null) await noteAnswer(db, deskAct, reply.statusCode);
  });
}
