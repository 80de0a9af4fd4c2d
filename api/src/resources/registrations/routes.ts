import {
  type CompanyRequest,
  REGISTRATION_ACTIONS,
  type SubmissionAnswer,
} from '@ecocircle/shared-contracts';
import { CompanyRequestSchema } from '@ecocircle/shared-contracts/registration';
import type { FastifyRequest } from 'fastify';
import { fillInLocale, requestLocale } from '../../addresses/request-locale.ts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { FORM_ROUTE, FORM_SCHEMA } from '../../forms/form-scope.ts';
import { isTrapped } from '../../forms/spam-trap.ts';
import { acknowledgement } from '../../mail/acknowledgement.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import type { Routes } from '../../plugins/validation.ts';
import { insertSubmission } from '../submissions/repository.ts';
import { findOrganization } from './organization-of-request.ts';
import {
  type RegistrationRequest,
  type RequestForm,
  relatedRequests,
  storeRequest,
  wasMailedSince,
} from './repository.ts';
import { type RequestSurroundings, reviewMail } from './request-mails.ts';

/** Whoever corrects a request within minutes is not told again that it arrived. */
const MAIL_AGAIN_AFTER_MS = 5 * 60_000;

async function surroundingsOf(db: Database, request: RegistrationRequest): Promise<RequestSurroundings> {
  const related = await relatedRequests(db, request);
  return {
    related: related.map(({ reference }) => reference),
    isKnownOrganization: (await findOrganization(db, request)) !== undefined,
  };
}

async function mailAbout(db: Database, request: RegistrationRequest, mail: MailSettings): Promise<void> {
  await enqueueMail(db, reviewMail(request, await surroundingsOf(db, request), mail), mail);
  const since = new Date(currentTime().valueOf() - MAIL_AGAIN_AFTER_MS);
  if (await wasMailedSince(db, request, since)) return;
  await enqueueMail(db, acknowledgement({ ...request, kind: 'registration' }), mail);
}

/** Stores a request, and with it the mails about it; the one is never there without the other. */
function takeRequest({ db, mail }: FormContext, form: RequestForm): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { request, isNew } = await storeRequest(trx, form);
    if (isNew) await mailAbout(trx, request, mail);
    return request.reference;
  });
}

/** What a robot sent is kept apart from requests that staff decide about. */
function keepAsSpam({ db }: FormContext, { locale, ...form }: RequestForm): Promise<string> {
  const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
  return insertSubmission(db, { kind: 'registration', fields, locale, isSpam: true });
}

/** `POST /inquire-registration`: a company asks for roles. */
export function registerRequestRoutes(scope: Routes, context: FormContext): void {
  scope.post(
    REGISTRATION_ACTIONS.company,
    {
      ...FORM_ROUTE,
      schema: { body: CompanyRequestSchema, ...FORM_SCHEMA },
      preValidation: fillInLocale(context.addresses),
    },
    async (request, reply): Promise<SubmissionAnswer> => {
      const { website, ...fields } = request.body as CompanyRequest;
      const form = { ...fields, locale: requestLocale(request as FastifyRequest, context.addresses) };
      const reference = await (isTrapped(website) ? keepAsSpam(context, form) : takeRequest(context, form));
      context.mailQueued();
      reply.header('cache-control', 'no-store');
      return { isOk: true, message: '', reference };
    },
  );
}
