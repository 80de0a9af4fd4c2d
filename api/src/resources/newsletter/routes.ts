import { type FormEnvelope, NEWSLETTER_FORM, type SubmissionAnswer } from '@ecocircle/shared-contracts';
import { ENVELOPE_RULES, SubscriptionSchema, strictObject, text } from '@ecocircle/shared-contracts/rules';
import { SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askingPage } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { leadToResult } from '../../forms/form-result.ts';
import { FORM_ROUTE, FORM_SCHEMA } from '../../forms/form-scope.ts';
import { answerLink } from '../../forms/link-answer.ts';
import type { OneClickLeave } from '../../forms/one-click-leave.ts';
import { isPlainForm } from '../../forms/same-site.ts';
import { isTrapped } from '../../forms/spam-trap.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { insertSubmission } from '../submissions/repository.ts';
import { leaveNewsletter } from './repository.ts';
import { confirm, ONE_CLICK_PATH, subscribe } from './subscriptions.ts';

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

/** How to get another link. */
const AGAIN = 'subscribe again';

const linkPage = (purpose: 'confirm' | 'leave', token: string) => ({
  page: `/newsletter/${purpose}/${encodeURIComponent(token)}`,
  again: AGAIN,
});

/** Leaving by the button of a mail program. */
export const oneClickLeave = ({ db }: FormContext): OneClickLeave => ({
  path: ONE_CLICK_PATH,
  page: '/newsletter/leave',
  again: AGAIN,
  leave: (token) => leaveNewsletter(db, token),
});

/** `POST /api/subscribe/email`, `/api/subscribe/confirm` and `/api/subscribe/leave`. */
export function registerNewsletterRoutes(scope: Routes, context: FormContext): void {
  registerSubscribeRoute(scope, context);
  const options = { ...FORM_ROUTE, schema: LINK_SCHEMA };
  scope.post('/api/subscribe/confirm', options, async (request, reply) => {
    const outcome = await confirm(request.body.token, askingPage(request, context));
    context.mailQueued();
    return answerLink(outcome, linkPage('confirm', request.body.token), { request, reply, context });
  });
  scope.post('/api/subscribe/leave', options, async (request, reply) => {
    const outcome = await leaveNewsletter(context.db, request.body.token);
    return answerLink(outcome, linkPage('leave', request.body.token), { request, reply, context });
  });
}
