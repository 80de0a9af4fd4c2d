import {
  ForgottenPasswordSchema,
  LinkBodySchema,
  NewPasswordSchema,
} from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import { askingPage } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { expectValid } from './link-refusal.ts';
import { strictLimit } from './login-limits.ts';
import { hashPassword } from './password-hash.ts';
import { requestRestore, restoreLinkState, restorePassword } from './restore-password.ts';
import type { PasswordOptions } from './routes.ts';

const BASE = '/api/web/v1/authing';

const LINK_ANSWERS = { ...answers({ 200: DONE }, 404, 410) };

function registerForgotPassword(
  app: Routes,
  context: FormContext,
  { loginsPerMinute }: PasswordOptions,
): void {
  app.post(
    `${BASE}/forgot_password/`,
    {
      schema: { body: ForgottenPasswordSchema, ...answers({ 200: DONE }, 404) },
      config: { access: 'public', rateLimit: strictLimit(loginsPerMinute) },
    },
    async (request, reply) => {
      const isKnown = await requestRestore(
        request.body.email,
        askingPage(request as FastifyRequest, context),
      );
      if (!isKnown)
        throw new RequestError({ status: 404, code: 'email-not-found', title: 'E-mail not found' });
      context.mailQueued();
      reply.header('cache-control', 'no-store');
      return { is_ok: true };
    },
  );
}

/** `POST …/forgot_password/`, `…/restore_password/check/` and `…/restore_password/`. */
export function registerRestorePassword(app: Routes, context: FormContext, options: PasswordOptions): void {
  const { db } = context;
  const config = { access: 'public', rateLimit: { max: options.loginsPerMinute } } as const;
  registerForgotPassword(app, context, options);
  app.post(
    `${BASE}/restore_password/check/`,
    { schema: { body: LinkBodySchema, ...LINK_ANSWERS }, config },
    async ({ body }, reply) => {
      expectValid(await restoreLinkState(db, body.token));
      reply.header('cache-control', 'no-store');
      return { is_ok: true };
    },
  );
  app.post(
    `${BASE}/restore_password/`,
    { schema: { body: NewPasswordSchema, ...LINK_ANSWERS }, config },
    async (request, reply) => {
      const { token, password } = request.body;
      // Before the password is hashed: only a link that works is worth the tenth of a second.
      expectValid(await restoreLinkState(db, token));
      const hash = await hashPassword(password, options.passwordCost);
      expectValid(await restorePassword(token, hash, askingPage(request as FastifyRequest, context)));
      context.mailQueued();
      reply.header('cache-control', 'no-store');
      return { is_ok: true };
    },
  );
}
