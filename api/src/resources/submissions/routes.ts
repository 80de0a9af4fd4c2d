import {
  contactSchema,
  inquirySchema,
  isLocale,
  LOCALE_INFO,
  type Locale,
  QuestionSchema,
  type Region,
  type SubmissionAnswer,
} from '@ecocircle/shared-contracts';
import { phoneNumberSchema } from '@ecocircle/shared-contracts/phone';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { requestLocale } from '../../addresses/request-locale.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { leadToResult } from '../../forms/form-result.ts';
import { FORM_ROUTE } from '../../forms/form-scope.ts';
import { isPlainForm } from '../../forms/same-site.ts';
import { isTrapped } from '../../forms/spam-trap.ts';
import { domainOf } from '../../mail/mail-settings.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import type { Routes } from '../../plugins/validation.ts';
import { insertSubmission } from './repository.ts';
import { acknowledgement, type MailedSubmission, operatorMail } from './submission-mails.ts';

/** Where nothing says a language, numbers of all countries are taken. */
const regionOf = (input: object): Region =>
  'locale' in input && isLocale(input.locale) ? LOCALE_INFO[input.locale].region : 'international';

/** One address takes both: an organisation names itself, a person does not. */
const InquireBody = v.lazy((input) => {
  const body = typeof input === 'object' && input !== null ? input : {};
  const phone = phoneNumberSchema(regionOf(body));
  return 'orgName' in body ? inquirySchema(phone) : contactSchema(phone);
});

type Kind = MailedSubmission['kind'];
type Body = Record<string, string | undefined> & { locale?: Locale | undefined };

/** Stores what was sent, and with it the mails about it; the one is never there without the other. */
function store({ db, mail }: FormContext, submission: Omit<MailedSubmission, 'reference'>): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const reference = await insertSubmission(trx, submission);
    if (submission.isSpam) return reference;
    const mailed = { ...submission, reference };
    const domain = domainOf(mail.from);
    await enqueueMail(trx, operatorMail(mailed, mail), domain);
    await enqueueMail(trx, acknowledgement(mailed), domain);
    return reference;
  });
}

/** Stores a form that passed its schema and says so. */
async function acknowledge(
  context: FormContext,
  kind: Kind,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SubmissionAnswer | FastifyReply> {
  const { website, locale: _, ...fields } = request.body as Body;
  const reference = await store(context, {
    kind,
    fields: fields as Record<string, string>,
    locale: requestLocale(request, context.addresses),
    isSpam: isTrapped(website),
  });
  context.mailQueued();
  if (isPlainForm(request)) return leadToResult('sent', request, reply, context.addresses);
  reply.header('cache-control', 'no-store');
  return { isOk: true, message: '', reference };
}

/** `POST /api/ask-question` and `POST /inquire`. */
export function registerSubmissionRoutes(scope: Routes, context: FormContext): void {
  scope.post('/api/ask-question', { ...FORM_ROUTE, schema: { body: QuestionSchema } }, (request, reply) =>
    acknowledge(context, 'question', request, reply),
  );
  scope.post('/inquire', { ...FORM_ROUTE, schema: { body: InquireBody } }, (request, reply) =>
    acknowledge(context, 'orgName' in request.body ? 'inquiry' : 'contact', request, reply),
  );
}
