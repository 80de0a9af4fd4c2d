import { DESK_API, LOCALES } from '@ecocircle/shared-contracts';
import {
  list,
  oneOf,
  requiredText,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { portalBeside } from '../../addresses/portal-beside.ts';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { RequestError } from '../../errors/request-error.ts';
import { SetupError } from '../../errors/setup-error.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { parseId } from '../../validation/numbers.ts';
import { approveRequest, type DecisionContext, declineRequest, remindApplicant } from './decisions.ts';
import { listRequests, REQUEST_LISTS, showRequest } from './desk-repository.ts';
import { eraseRequest } from './erase-request.ts';

/** The longest reason that an applicant is mailed. */
const LONGEST_REASON = 1000;

const ListQuery = strictObject({ list: oneOf(REQUEST_LISTS).default('pending'), ...AFTER_ENTRY });
const Params = strictObject({ reference: text() });
const DeclineBody = strictObject({ reason: requiredText(LONGEST_REASON) });

const ROLES = ['facility', 'promotion'] as const;

const REQUEST = {
  reference: text(),
  status: oneOf(['pending', 'approved', 'declined']),
  roles: list(oneOf(ROLES)),
  name: text(),
  email: text(),
  phone: text(),
  org_name: text(),
  address: text(),
  tin: text(),
  locale: oneOf(LOCALES),
  created_at: text(),
  decided_at: text().nullable(),
  decided_by: text().nullable(),
  decision_note: text().nullable(),
};

const ListSchema = tolerantObject({ data: list(tolerantObject(REQUEST)), ...NEXT_ENTRY });

const DetailSchema = tolerantObject({
  data: tolerantObject({
    ...REQUEST,
    account: tolerantObject({
      id: text(),
      roles: list(text()),
      state: oneOf(['active', 'refused', 'unconfirmed']),
    }).nullable(),
    organization: tolerantObject({ id: text(), members: list(text()) }).nullable(),
    related: list(text()),
  }),
});

const config = { access: 'moderator' } as const;

const unknownRequest = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'request-not-found',
    title: 'There is no such registration request',
  });

/** What cannot be done says why; of two decisions at the same time the second one does. */
async function decided(work: Promise<string>): Promise<{ is_ok: true }> {
  try {
    await work;
    return { is_ok: true };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new RequestError({ status: 409, code: 'not-possible', title: error.message });
  }
}

function registerReading(app: Routes, { db }: FormContext): void {
  app.get(
    `${DESK_API}/registrations/`,
    { config, schema: { querystring: ListQuery, ...answers({ 200: ListSchema }, 401) } },
    ({ query }) => listRequests(db, query.list, parseId(query.after ?? '')),
  );
  app.get(
    `${DESK_API}/registrations/:reference/`,
    { config, schema: { params: Params, ...answers({ 200: DetailSchema }, 401, 404) } },
    async ({ params }) => {
      const data = await showRequest(db, params.reference);
      if (!data) throw unknownRequest();
      return { data };
    },
  );
}

function registerErasure(app: Routes, { db }: FormContext): void {
  app.post(
    `${DESK_API}/registrations/:reference/erase/`,
    {
      config: { access: 'operator' },
      schema: { params: Params, body: strictObject({}), ...answers({ 200: DONE }, 401, 403, 404) },
    },
    async ({ params }) => {
      if (!(await eraseRequest(db, params.reference))) throw unknownRequest();
      return { is_ok: true };
    },
  );
}

/** Requests of organisations at the desk: the list, one of them, and the decision. */
export function registerRequestDesk(app: Routes, context: FormContext): void {
  const { db, mail, addresses, mailQueued } = context;
  /** Mails lead to the portal, which stands beside the desk where no hosts are configured. */
  const contextOf = (request: Pick<FastifyRequest, 'host' | 'staff'>): DecisionContext => ({
    db,
    mail,
    addresses,
    localHost: portalBeside(request.host),
    decidedBy: staffOf(request).account.id,
  });
  const known = async (reference: string): Promise<string> => {
    if (!(await showRequest(db, reference))) throw unknownRequest();
    return reference;
  };
  registerReading(app, context);
  registerErasure(app, context);
  const decision = { config, schema: { params: Params, ...answers({ 200: DONE }, 401, 404, 409) } };
  const works = { approve: approveRequest, remind: remindApplicant } as const;
  for (const [name, work] of Object.entries(works))
    app.post(
      `${DESK_API}/registrations/:reference/${name}/`,
      { ...decision, schema: { ...decision.schema, body: strictObject({}) } },
      async (request) => {
        const answer = await decided(work(contextOf(request), await known(request.params.reference)));
        mailQueued();
        return answer;
      },
    );
  app.post(
    `${DESK_API}/registrations/:reference/decline/`,
    { ...decision, schema: { ...decision.schema, body: DeclineBody } },
    async (request) => {
      const reference = await known(request.params.reference);
      const answer = await decided(declineRequest(contextOf(request), reference, request.body.reason));
      mailQueued();
      return answer;
    },
  );
}
