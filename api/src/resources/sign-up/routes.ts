import {
  LOCALE_INFO,
  type Locale,
  REGISTRATION_ACTIONS,
  resolveEdition,
  type SignUp,
} from '@ecocircle/shared-contracts';
import { SignUpSchema } from '@ecocircle/shared-contracts/registration';
import { LinkBodySchema } from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { portalOrigin } from '../../addresses/portal-address.ts';
import { requestLocale } from '../../addresses/request-locale.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { isTrapped } from '../../forms/spam-trap.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { linkRefusal } from '../accounts/link-refusal.ts';
import { strictLimit } from '../accounts/login-limits.ts';
import type { PasswordCost } from '../accounts/password-hash.ts';
import { insertSubmission } from '../submissions/repository.ts';
import { confirmSignUp } from './confirm-email.ts';
import { type SignUpIn, signUp } from './sign-up.ts';

interface SignUpOptions {
  readonly passwordCost: PasswordCost;
  readonly loginsPerMinute: number;
}

const userExists = () =>
  new RequestError({
    status: 409,
    code: 'user-exists',
    title: 'This e-mail cannot be registered',
    detail: 'User with this email already exists',
  });

const notOffered = () =>
  new RequestError({
    status: 403,
    code: 'role-not-offered',
    title: 'Users cannot sign up in Kazakhstan',
    detail: 'Only organisations register there: POST /inquire-registration.',
  });

/** Whether a sign-up comes from Kazakhstan's pages, whatever it says of itself. */
function isFromKazakhstan({ host }: FastifyRequest, locale: Locale, { addresses }: FormContext): boolean {
  const { edition } = resolveEdition(host, addresses.productionHosts);
  return edition === 'kz' || LOCALE_INFO[locale].region === 'kazakhstan';
}

const keepAsSpam = ({ db }: FormContext, { first_name, email, locale }: SignUpIn): Promise<string> =>
  insertSubmission(db, { kind: 'sign-up', fields: { first_name, email }, locale, isSpam: true });

/** Takes a sign-up and answers whether the e-mail was free. */
async function takeSignUp(
  context: FormContext,
  request: FastifyRequest,
  { passwordCost }: SignUpOptions,
): Promise<boolean> {
  const form = { ...(request.body as SignUp), locale: requestLocale(request, context.addresses) };
  if (isFromKazakhstan(request, form.locale, context)) throw notOffered();
  if (isTrapped(form.website)) {
    await keepAsSpam(context, form);
    return true;
  }
  const origin = portalOrigin(request, form.locale, context.addresses);
  return (await signUp(form, { context, passwordCost, origin })) === 'mailed';
}

/** `POST /api/web/v1/authing/sign_up/` and `…/confirm_email/`. */
export function registerSignUp(app: Routes, context: FormContext, options: SignUpOptions): void {
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
      const locale = requestLocale(request, context.addresses);
      const origin = portalOrigin(request, locale, context.addresses);
      const state = await confirmSignUp(context, request.body.token, { origin, locale });
      if (state !== 'valid') throw linkRefusal(state);
      context.mailQueued();
      reply.header('cache-control', 'no-store');
      return { is_ok: true };
    },
  );
}
