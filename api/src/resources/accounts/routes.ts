import { strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { ServerUserSchema } from '@ecocircle/shared-contracts/schemas';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers, DONE, FORM } from '../../openapi/answers.ts';
import { part } from '../../plugins/part.ts';
import { callerOf } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import type { TokenIssuer } from '../../sessions/access-token.ts';
import { exactly } from '../../validation/from-text.ts';
import { IdParams } from '../../validation/numbers.ts';
import { boundedText } from '../../validation/texts.ts';
import type { CredentialCheck } from './credential-check.ts';
import { lockedOut } from './locked-out.ts';
import type { PasswordCost } from './password-hash.ts';
import { revokeToken, toServerUser } from './repository.ts';

/** What a password costs to check, and how often one address may try. */
export interface PasswordOptions {
  readonly passwordCost: PasswordCost;
  readonly loginsPerMinute: number;
}

interface AccountOptions extends Pick<PasswordOptions, 'loginsPerMinute'> {
  readonly tokens: TokenIssuer;
  readonly check: CredentialCheck;
}

const TokenBody = strictObject({
  grant_type: exactly('password'),
  username: boundedText(254),
  password: boundedText(256),
});

/** Also accounts that may not act: their profile says so, and they can log out. */
const SIGNED_IN = { access: 'authenticated' } as const;

const wrongCredentials = () =>
  new RequestError({ status: 401, code: 'wrong-credentials', title: 'Incorrect login or password' });

function registerTokenRoute(app: FastifyInstance, { tokens, check, loginsPerMinute }: AccountOptions): void {
  app.register(
    part('token', async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(formbody, { bodyLimit: BODY_LIMITS.login });
      (scope as Routes).post(
        '/api/web/v1/authing/password/token/',
        {
          schema: {
            body: TokenBody,
            consumes: [FORM],
            ...answers({ 200: tolerantObject({ access_token: text() }) }, 401),
          },
          config: { access: 'public', rateLimit: { max: loginsPerMinute } },
        },
        async ({ body, ip }, reply) => {
          const outcome = await check({ email: body.username, password: body.password, address: ip });
          if (outcome.kind === 'locked') throw lockedOut(reply, outcome.milliseconds);
          if (outcome.kind === 'refused') throw wrongCredentials();
          reply.header('cache-control', 'no-store');
          return { access_token: await tokens.issue(outcome.account) };
        },
      );
    }),
  );
}

/** Sign-in, the own profile and logout. */
export function registerAccountRoutes(app: Routes, db: Database, options: AccountOptions): void {
  registerTokenRoute(app as unknown as FastifyInstance, options);
  app.get(
    '/api/web/v1/auth/',
    {
      schema: { ...answers({ 200: tolerantObject({ user_id: text() }) }) },
      config: SIGNED_IN,
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      reply.header('cache-control', 'no-store');
      return { user_id: String(account.id) };
    },
  );
  app.get(
    '/api/web/v1/authing/user/:id/',
    {
      schema: { params: IdParams, ...answers({ 200: ServerUserSchema }, 403) },
      config: SIGNED_IN,
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      if (request.params.id !== String(account.id))
        throw new RequestError({ status: 403, code: 'forbidden', title: 'Only the own profile can be read' });
      reply.header('cache-control', 'no-store');
      return toServerUser(db, account);
    },
  );
  app.post(
    '/api/web/v1/authing/logout/',
    { schema: { ...answers({ 200: DONE }) }, config: SIGNED_IN },
    async (request) => {
      const { claims } = callerOf(request);
      await revokeToken(db, claims.jti, claims.expiresAt);
      return { is_ok: true };
    },
  );
}
