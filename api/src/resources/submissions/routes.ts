import {
  type FormEnvelope,
  type FormKind,
  isLocale,
  LOCALE_INFO,
  PORTAL_FORMS,
  REGIONS,
  type Region,
  type SubmissionAnswer,
} from '@ecocircle/shared-contracts';
import { phoneNumberSchema } from '@ecocircle/shared-contracts/phone';
import { formSchema } from '@ecocircle/shared-contracts/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lazy } from 'yup';
import { requestLocale } from '../../addresses/request-locale.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { leadToResult } from '../../forms/form-result.ts';
import { FORM_ROUTE, FORM_SCHEMA } from '../../forms/form-scope.ts';
import { isPlainForm } from '../../forms/same-site.ts';
import { isTrapped } from '../../forms/spam-trap.ts';
import { acknowledgement } from '../../mail/acknowledgement.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import type { Routes } from '../../plugins/validation.ts';
import { insertSubmission } from './repository.ts';
import { type MailedSubmission, operatorMail, STORED_KINDS } from './submission-mails.ts';

type Kinds = readonly FormKind[];
type Body = Readonly<Record<string, string | undefined>> & FormEnvelope;

const KINDS = Object.keys(PORTAL_FORMS) as FormKind[];

const hasField = (kind: FormKind, field: string): boolean =>
  PORTAL_FORMS[kind].fields.some(({ name }) => name === field);

/** Which of the forms of one address a body is: the one that alone has one of its fields, or the first. */
function kindOf(kinds: Kinds, body: object): FormKind {
  const own = (kind: FormKind) => (field: string) =>
    kinds.every((other) => hasField(other, field) === (other === kind));
  return kinds.find((kind) => Object.keys(body).some(own(kind))) ?? (kinds[0] as FormKind);
}

/** Where nothing says a language, numbers of all countries are taken. */
const regionOf = ({ locale }: { readonly locale?: unknown }): Region =>
  isLocale(locale) ? LOCALE_INFO[locale].region : 'international';

const schemaIn = (region: Region) => {
  const phone = phoneNumberSchema(region);
  return (kind: FormKind) => formSchema(kind, phone);
};

/** The rules of the forms of one address, by the market whose phone numbers count. */
function bodySchema(kinds: Kinds) {
  const schemas = REGIONS.map((region) => [region, kinds.map(schemaIn(region))] as const);
  const byRegion = Object.fromEntries(schemas) as Record<Region, ReturnType<typeof formSchema>[]>;
  const variants = kinds.map((kind) => formSchema(kind));
  return lazy((given: unknown) => {
    const body = typeof given === 'object' && given !== null ? given : {};
    return byRegion[regionOf(body)][kinds.indexOf(kindOf(kinds, body))] as ReturnType<typeof formSchema>;
  }).meta({ variants });
}

/** Stores what was sent, and with it the mails about it; the one is never there without the other. */
function store({ db, mail }: FormContext, submission: Omit<MailedSubmission, 'reference'>): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const reference = await insertSubmission(trx, submission);
    if (submission.isSpam) return reference;
    const mailed = { ...submission, reference };
    await enqueueMail(trx, operatorMail(mailed, mail), mail);
    await enqueueMail(trx, acknowledgement({ ...mailed, email: mailed.fields.email ?? '' }), mail);
    return reference;
  });
}

/** Stores a form that passed its schema and says so. */
async function acknowledge(
  context: FormContext,
  form: FormKind,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SubmissionAnswer | FastifyReply> {
  const { website, locale: _, ...fields } = request.body as Body;
  const reference = await store(context, {
    form,
    kind: STORED_KINDS[form],
    fields: fields as Record<string, string>,
    locale: requestLocale(request, context.addresses),
    isSpam: isTrapped(website),
  });
  context.mailQueued();
  if (isPlainForm(request)) return leadToResult('sent', request, reply, context.addresses);
  reply.header('cache-control', 'no-store');
  return { isOk: true, message: '', reference };
}

/** The forms of the portal, each at its address: `POST /api/ask-question` and `POST /inquire`. */
export function registerSubmissionRoutes(scope: Routes, context: FormContext): void {
  const addresses = Map.groupBy(KINDS, (kind) => PORTAL_FORMS[kind].action);
  for (const [action, kinds] of addresses)
    scope.post(
      action,
      { ...FORM_ROUTE, schema: { body: bodySchema(kinds), ...FORM_SCHEMA } },
      (request, reply) =>
        acknowledge(
          context,
          kindOf(kinds, request.body as Body),
          request as FastifyRequest,
          reply as FastifyReply,
        ),
    );
}
