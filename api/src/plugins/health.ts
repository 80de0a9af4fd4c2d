import { text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { answers } from '../openapi/answers.ts';

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  const State = tolerantObject({ status: text() });
  const unlimited = {
    config: { access: 'public', rateLimit: false } as const,
    logLevel: 'warn' as const,
    schema: { ...answers({ 200: State }, 503) },
  };
  app.get('/healthz', unlimited, async () => ({ status: 'ok' }));
  app.get('/readyz', unlimited, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({
        errors: [{ status: '503', code: 'database-unreachable', title: 'The database does not answer' }],
      });
    }
  });
}
