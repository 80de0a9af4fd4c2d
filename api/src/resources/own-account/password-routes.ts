import { ACCOUNT_ACTIONS } from '@ecocircle/shared-contracts';
import { PasswordChangeSchema, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { askingPage } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import type { TokenIssuer } from '../../sessions/access-token.ts';
import type { CredentialCheck } from '../accounts/credential-check.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import type { PasswordOptions } from '../accounts/routes.ts';
import { changePassword } from './change-password.ts';
import { expectPassword } from './expect-password.ts';
import { ownSession } from './own-account.ts';

/** What the routes of the own account need beside mail and database. */
export interface OwnAccountOptions extends PasswordOptions {
  readonly tokens: TokenIssuer;
  readonly check: CredentialCheck;
  /** Where photos are. */
  readonly dataDir: string;
}

/** `POST …/account/password/`: ends all sessions, and answers the token by which the asking one goes on. */
export function registerPasswordChange(app: Routes, context: FormContext, options: OwnAccountOptions): void {
  const { tokens, check, passwordCost, loginsPerMinute } = options;
  app.post(
    ACCOUNT_ACTIONS.password,
    {
      schema: {
        body: PasswordChangeSchema,
        ...answers({ 200: tolerantObject({ access_token: text() }) }, 403),
      },
      bodyLimit: BODY_LIMITS.login,
      config: { access: 'authenticated', rateLimit: { max: loginsPerMinute } },
    },
    async (request, reply) => {
      const session = ownSession(request);
      const { oldPassword, password } = request.body;
      const given = { password: oldPassword, pointer: '/oldPassword' };
      await expectPassword(check, session, given, { ip: request.ip, reply });
      const hash = await hashPassword(password, passwordCost);
      const account = await changePassword(session, hash, askingPage(request as FastifyRequest, context));
      context.mailQueued();
      reply.header('cache-control', 'no-store');
      return { access_token: await tokens.issue(account) };
    },
  );
}
