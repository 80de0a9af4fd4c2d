import { type FormEnvelope, NEWSLETTER_FORM, type SubmissionAnswer } from '@ecocircle/shared-contracts';
import { ENVELOPE_RULES, SubscriptionSchema, strictObject, text } from '@ecocircle/shared-contracts/rules';
import { SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import { askingPage } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { leadTo, leadToResult } from '../../forms/form-result.ts';
import { FORM_ROUTE, FORM_SCHEMA } from '../../forms/form-scope.ts';
import { isPlainForm } from '../../forms/same-site.ts';
import { isTrapped } from '../../forms/spam-trap.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { insertSubmission } from '../submissions/repository.ts';
import { type LinkOutcome, leaveNewsletter } from './repository.ts';
import { confirm, subscribe } from './subscriptions.ts';

const LinkBody = strictObject({ token: text().max(100), locale: ENVELOPE_RULES.locale });

const LINK_SCHEMA = {
  ...FORM_SCHEMA,
  body: LinkBody,
  ...answers({ 200: SubmissionAnswerSchema, 303: NOTHING }, 403, 404, 410),
};

async function subscribeOrTrap(
  context: FormContext,
  request: FastifyRequest,
  { email, website }: { readonly email: string } & FormEnvelope,
): Promise<'mailed' | 'confirmed'> {
  const asking = askingPage(request, context);
  if (!isTrapped(website)) return subscribe(email, asking);
  const { locale } = asking;
  await insertSubmission(context.db, { kind: 'newsletter', fields: { email }, locale, isSpam: true });
  return 'mailed';
}

function registerSubscribeRoute(scope: Routes, context: FormContext): void {
  scope.post(
    NEWSLETTER_FORM.action,
    { ...FORM_ROUTE, schema: { body: SubscriptionSchema, ...FORM_SCHEMA } },
    async (request, reply): Promise<SubmissionAnswer | FastifyReply> => {
      const known = (await subscribeOrTrap(context, request, request.body)) === 'confirmed';
      context.mailQueued();
      if (isPlainForm(request))
        return leadToResult(known ? 'already-subscribed' : 'subscribed', request, reply, context.addresses);
      reply.header('cache-control', 'no-store');
      return { isOk: !known, message: known ? 'emailAlreadyExists' : '' };
    },
  );
}

const REFUSALS = {
  unknown: { status: 404, code: 'link-unknown', title: 'There is no such link' },
  expired: {
    status: 410,
    code: 'link-expired',
    title: 'The link has expired; subscribe again to get another',
  },
  used: { status: 410, code: 'link-used', title: 'The link was used before; subscribe again to get another' },
} as const;

function answerLink(
  purpose: 'confirm' | 'leave',
  outcome: LinkOutcome,
  { request, reply, context }: { request: FastifyRequest; reply: FastifyReply; context: FormContext },
): SubmissionAnswer | FastifyReply {
  if (isPlainForm(request)) {
    const given = encodeURIComponent((request.body as { token: string }).token);
    const shown = outcome === 'used' ? 'expired' : outcome;
    const path = `/newsletter/${purpose}/${given}?result=${shown}`;
    return leadTo(path, request, reply, context.addresses);
  }
  if (outcome !== 'done' && outcome !== 'already') throw new RequestError(REFUSALS[outcome]);
  reply.header('cache-control', 'no-store');
  return { isOk: true, message: outcome === 'already' ? 'already' : '' };
}

/** `POST /api/subscribe/email`, `/api/subscribe/confirm` and `/api/subscribe/leave`. */
export function registerNewsletterRoutes(scope: Routes, context: FormContext): void {
  registerSubscribeRoute(scope, context);
  const options = { ...FORM_ROUTE, schema: LINK_SCHEMA };
  scope.post('/api/subscribe/confirm', options, async (request, reply) => {
    const outcome = await confirm(request.body.token, askingPage(request, context));
    context.mailQueued();
    return answerLink('confirm', outcome, { request, reply, context });
  });
  scope.post('/api/subscribe/leave', options, async (request, reply) => {
    const outcome = await leaveNewsletter(context.db, request.body.token);
    return answerLink('leave', outcome, { request, reply, context });
  });
}
