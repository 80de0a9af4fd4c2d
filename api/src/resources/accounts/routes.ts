import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { Routes } from '../../plugins/validation.ts';
import { boundedText } from '../../validation/texts.ts';
import type { TokenIssuer } from './access-token.ts';
import { hashPassword, type PasswordCost, verifyPassword } from './password-hash.ts';
import { findAccountByEmail, revokeToken, toServerUser } from './repository.ts';

/** What the account routes need beside the database. */
export interface AccountOptions {
  readonly tokens: TokenIssuer;
  readonly passwordCost: PasswordCost;
  readonly loginsPerMinute: number;
}

const TokenBody = v.strictObject({
  grant_type: v.literal('password'),
  username: boundedText(254),
  password: boundedText(256),
});

const wrongCredentials = () =>
  new RequestError({ status: 401, code: 'wrong-credentials', title: 'Incorrect login or password' });

/** Answers whether e-mail and password belong together; takes as long for an unknown e-mail as for a known one. */
async function createCredentialCheck(db: Database, cost: PasswordCost) {
  const nobody = await hashPassword(crypto.randomUUID(), cost);
  return async (email: string, password: string) => {
    const account = await findAccountByEmail(db, email.trim());
    const matches = await verifyPassword(password, account?.password_hash || nobody);
    return matches ? account : undefined;
  };
}

async function registerTokenRoute(
  app: FastifyInstance,
  db: Database,
  options: AccountOptions,
): Promise<void> {
  const { tokens, passwordCost, loginsPerMinute } = options;
  const checkCredentials = await createCredentialCheck(db, passwordCost);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit: 16_384 });
    (scope as Routes).post(
      '/api/web/v1/authing/password/token/',
      { schema: { body: TokenBody }, config: { rateLimit: { max: loginsPerMinute } } },
      async ({ body }, reply) => {
        const account = await checkCredentials(body.username, body.password);
        if (!account) throw wrongCredentials();
        reply.header('cache-control', 'no-store');
        return { access_token: await tokens.issue(account.id) };
      },
    );
  });
}

/** Sign-in, the own profile and logout. */
export async function registerAccountRoutes(
  app: Routes,
  db: Database,
  options: AccountOptions,
): Promise<void> {
  await registerTokenRoute(app as unknown as FastifyInstance, db, options);
  app.get('/api/web/v1/auth/', async (request, reply) => {
    const { account } = await app.requireCaller(request);
    reply.header('cache-control', 'no-store');
    return { user_id: String(account.id) };
  });
  app.get(
    '/api/web/v1/authing/user/:id/',
    { schema: { params: v.object({ id: v.string() }) } },
    async (request, reply) => {
      const { account } = await app.requireCaller(request);
      if (request.params.id !== String(account.id))
        throw new RequestError({ status: 403, code: 'forbidden', title: 'Only the own profile can be read' });
      reply.header('cache-control', 'no-store');
      return toServerUser(db, account);
    },
  );
  app.post('/api/web/v1/authing/logout/', async (request) => {
    const { claims } = await app.requireCaller(request);
    await revokeToken(db, claims.jti, claims.expiresAt);
    return { is_ok: true };
  });
}
