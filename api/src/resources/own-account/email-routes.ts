import { ACCOUNT_ACTIONS } from '@ecocircle/shared-contracts';
import { EmailChangeSchema, LinkBodySchema, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { askingPage } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { hasBearer } from '../../plugins/authentication.ts';
import type { Routes } from '../../plugins/validation.ts';
import { expectValid } from '../accounts/link-refusal.ts';
import { strictLimit } from '../accounts/login-limits.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { expectPassword } from './expect-password.ts';
import { ownSession } from './own-account.ts';
import type { OwnAccountOptions } from './password-routes.ts';

/** The account of the browser that confirms, where it is signed in; undefined for every other one. */
async function confirmingAccount(app: Routes, request: FastifyRequest): Promise<number | undefined> {
  if (!hasBearer(request)) return undefined;
  const token = (request.headers.authorization ?? '').slice('bearer '.length);
  return (await app.sessions.read(token))?.account.id;
}

function registerConfirmation(app: Routes, context: FormContext, options: OwnAccountOptions): void {
  app.post(
    ACCOUNT_ACTIONS.confirmEmail,
    {
      schema: {
        body: LinkBodySchema,
        ...answers({ 200: tolerantObject({ access_token: text().nullable() }) }, 404, 410),
      },
      bodyLimit: BODY_LIMITS.signUp,
      config: { access: 'public', rateLimit: { max: options.loginsPerMinute } },
    },
    async (request, reply) => {
      // Before the change, which ends this session with the others.
      const asking = await confirmingAccount(app, request as FastifyRequest);
      const page = askingPage(request as FastifyRequest, context);
      const { state, account } = await confirmEmailChange(request.body.token, page);
      expectValid(state);
      context.mailQueued();
      reply.header('cache-control', 'no-store');
      const goesOn = account && account.id === asking;
      return { access_token: goesOn ? await options.tokens.issue(account) : null };
    },
  );
}

/**
 * `POST …/account/email/` mails a link to the new address; `…/email/confirm/` uses it, and answers a new token to the
 * browser that is signed in to the account, whose sessions have all ended.
 */
export function registerEmailChange(app: Routes, context: FormContext, options: OwnAccountOptions): void {
  app.post(
    ACCOUNT_ACTIONS.email,
    {
      schema: { body: EmailChangeSchema, ...answers({ 200: DONE }, 403) },
      bodyLimit: BODY_LIMITS.login,
      config: { access: 'authenticated', rateLimit: strictLimit(options.loginsPerMinute) },
    },
    async (request, reply) => {
      const session = ownSession(request);
      const { email, password } = request.body;
      const given = { password, pointer: '/password' };
      await expectPassword(options.check, session, given, { ip: request.ip, reply });
      await requestEmailChange(session.account.id, email, askingPage(request as FastifyRequest, context));
      context.mailQueued();
      reply.header('cache-control', 'no-store');
      return { is_ok: true };
    },
  );
  registerConfirmation(app, context, options);
}
