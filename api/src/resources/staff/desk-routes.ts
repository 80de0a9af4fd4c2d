import { DESK_API, STAFF_ROLES } from '@ecocircle/shared-contracts';
import {
  EmailSchema,
  flag,
  list,
  oneOf,
  requiredLine,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { SetupError } from '../../errors/setup-error.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { listMembers } from './repository.ts';
import {
  changeStaffRole,
  closeStaffAccount,
  createStaffAccount,
  expectOtherOperator,
  resetStaffAccount,
} from './staff-accounts.ts';

const NewStaffBody = strictObject({
  email: EmailSchema,
  name: requiredLine(100),
  role: oneOf(STAFF_ROLES),
});
const RoleBody = strictObject({ role: oneOf(STAFF_ROLES) });

const MembersSchema = tolerantObject({
  data: list(
    tolerantObject({
      id: text(),
      name: text(),
      email: text(),
      role: oneOf(STAFF_ROLES),
      is_active: flag(),
      is_set_up: flag(),
      seen_at: text().nullable(),
    }),
  ),
  next: text().nullable(),
});

/** The token of a link that sets password and second factor, which is kept nowhere and shown once. */
const LinkSchema = tolerantObject({ token: text() });

const config = { access: 'operator' } as const;
const path = (end = '') => `${DESK_API}/staff/${end}`;
const refusals = [401, 403, 404, 409] as const;

/** What cannot be done says why. */
async function possibly<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new RequestError({ status: 409, code: 'not-possible', title: error.message });
  }
}

async function emailOf(db: Database, id: string): Promise<string> {
  const { data } = await listMembers(db);
  const known = data.find((one) => one.id === String(parseId(id)));
  if (!known)
    throw new RequestError({ status: 404, code: 'staff-not-found', title: 'There is nobody like that' });
  return known.email;
}

function registerChanges(app: Routes, db: Database): void {
  const one = { params: IdParams, body: strictObject({}) };
  app.post(
    path(':id/reset/'),
    { config, schema: { ...one, ...answers({ 200: LinkSchema }, ...refusals) } },
    async ({ params }) => ({
      token: await possibly(resetStaffAccount(db, await emailOf(db, params.id), expectOtherOperator)),
    }),
  );
  app.post(
    path(':id/close/'),
    { config, schema: { ...one, ...answers({ 200: DONE }, ...refusals) } },
    async ({ params }) => {
      await possibly(closeStaffAccount(db, await emailOf(db, params.id), expectOtherOperator));
      return { is_ok: true };
    },
  );
  app.post(
    path(':id/role/'),
    { config, schema: { params: IdParams, body: RoleBody, ...answers({ 200: DONE }, ...refusals) } },
    async ({ params, body: { role } }) => {
      await possibly(changeStaffRole(db, await emailOf(db, params.id), role, expectOtherOperator));
      return { is_ok: true };
    },
  );
}

/** The accounts of staff at the desk, for operators: the list, new ones, and what is done to one. */
export function registerStaffDesk(app: Routes, db: Database): void {
  app.get(path(), { config, schema: { ...answers({ 200: MembersSchema }, 401, 403) } }, () =>
    listMembers(db),
  );
  app.post(
    path(),
    { config, schema: { body: NewStaffBody, ...answers({ 201: LinkSchema }, 401, 403, 409) } },
    async ({ body }, reply) => {
      reply.code(201);
      return { token: await possibly(createStaffAccount(db, body)) };
    },
  );
  registerChanges(app, db);
}
