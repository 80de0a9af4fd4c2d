import { REGISTRATION_ACTIONS, type SignUp } from '@ecocircle/shared-contracts';
import { SignUpSchema } from '@ecocircle/shared-contracts/registration';
import { LinkBodySchema } from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { isFromKazakhstan } from '../../addresses/portal-address.ts';
import { RequestError } from '../../errors/request-error.ts';
import { type AskingPage, askingPage } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { isTrapped } from '../../forms/spam-trap.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { expectValid } from '../accounts/link-refusal.ts';
import { strictLimit } from '../accounts/login-limits.ts';
import type { PasswordOptions } from '../accounts/routes.ts';
import { insertSubmission } from '../submissions/repository.ts';
import { confirmSignUp } from './confirm-email.ts';
import { signUp } from './sign-up.ts';

const userExists = () =>
  new RequestError({
    status: 409,
    code: 'user-exists',
    title: 'This email cannot be registered',
    detail: 'User with this email already exists',
  });

const notOffered = () =>
  new RequestError({
    status: 403,
    code: 'role-not-offered',
    title: 'Users cannot sign up in Kazakhstan',
    detail: 'Only organisations register there: POST /inquire-registration.',
  });

const keepAsSpam = ({ context, locale }: AskingPage, { first_name, email }: SignUp): Promise<string> =>
  insertSubmission(context.db, { kind: 'sign-up', fields: { first_name, email }, locale, isSpam: true });

/** Takes a sign-up and answers whether the e-mail was free. */
async function takeSignUp(
  context: FormContext,
  request: FastifyRequest,
  { passwordCost }: PasswordOptions,
): Promise<boolean> {
  const form = request.body as SignUp;
  const asking = askingPage(request, context);
  if (isFromKazakhstan(request, asking.locale, context.addresses)) throw notOffered();
  if (isTrapped(form.website)) {
    await keepAsSpam(asking, form);
    return true;
  }
  return (await signUp(form, { ...asking, passwordCost })) === 'mailed';
}

/** `POST /api/web/v1/authing/sign_up/` and `…/confirm_email/`. */
export function registerSignUp(app: Routes, context: FormContext, options: PasswordOptions): void {
  const { loginsPerMinute } = options;
  app.post(
    REGISTRATION_ACTIONS.account,
    {
      schema: { body: SignUpSchema, ...answers({ 201: DONE }, 403, 409) },
      bodyLimit: BODY_LIMITS.signUp,
      config: { access: 'public', rateLimit: strictLimit(loginsPerMinute) },
    },
    async (request, reply) => {
      if (!(await takeSignUp(context, request, options))) throw userExists();
      context.mailQueued();
      return reply.code(201).header('cache-control', 'no-store').send({ is_ok: true });
    },
  );
  app.post(
    '/api/web/v1/authing/confirm_email/',
    {
      schema: { body: LinkBodySchema, ...answers({ 200: DONE }, 404, 410) },
      bodyLimit: BODY_LIMITS.signUp,
      config: { access: 'public', rateLimit: { max: loginsPerMinute } },
    },
    async (request, reply) => {
      expectValid(await confirmSignUp(request.body.token, askingPage(request, context)));
      context.mailQueued();
      reply.header('cache-control', 'no-store');
      return { is_ok: true };
    },
  );
}
