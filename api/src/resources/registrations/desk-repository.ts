import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { accountRoles, mayAct } from '../../sessions/account.ts';
import { findAccountByEmail } from '../accounts/repository.ts';
import { awaitsConfirmation } from '../sign-up/unconfirmed-account.ts';
import { findOrganization } from './organization-of-request.ts';
import { findRequest, type RegistrationRequest, relatedRequests, toRequest } from './repository.ts';

/** The lists of requests: those to decide, oldest first, and the others, newest first. */
export const REQUEST_LISTS = ['pending', 'decided'] as const;

async function deciderOf(db: Database, { decided_by }: RegistrationRequest): Promise<string | null> {
  if (decided_by === null) return null;
  const account = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', decided_by)
    .executeTakeFirst();
  return account?.name ?? null;
}

function toAnswer(request: RegistrationRequest, decidedBy: string | null) {
  const { id: _, pending_key: __, account_id: ___, decided_by: ____, ...facts } = request;
  return { ...facts, roles: [...facts.roles], decided_by: decidedBy };
}

/** One page of the requests of a list. */
export async function listRequests(
  db: Database,
  list: (typeof REQUEST_LISTS)[number],
  after: number | undefined,
) {
  const [operator, direction, compares] =
    list === 'pending' ? (['=', 'asc', '>'] as const) : (['<>', 'desc', '<'] as const);
  const rows = await db
    .selectFrom('registration_requests')
    .selectAll()
    .where('status', operator, 'pending')
    .$if(after !== undefined, (query) => query.where('id', compares, after ?? 0))
    .orderBy('id', direction)
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  const requests = page.map(toRequest);
  return {
    data: await Promise.all(requests.map(async (one) => toAnswer(one, await deciderOf(db, one)))),
    next,
  };
}

async function accountFacts(db: Database, email: string) {
  const account = await findAccountByEmail(db, email);
  if (!account) return null;
  const isActive = mayAct(account);
  const state = awaitsConfirmation(account)
    ? ('unconfirmed' as const)
    : isActive
      ? ('active' as const)
      : ('refused' as const);
  return { id: String(account.id), roles: accountRoles(account), state };
}

/** The organisation that the applicant would join, with who works for it. */
async function organizationFacts(db: Database, request: RegistrationRequest) {
  const known = await findOrganization(db, request);
  if (!known) return null;
  const members = await db
    .selectFrom('accounts')
    .select('email')
    .where('organization_id', '=', known.id)
    .orderBy('id')
    .execute();
  return { id: String(known.id), members: members.map(({ email }) => email) };
}

/** Everything about one request, and what it meets: the account, the organisation, other open requests. */
export async function showRequest(db: Database, reference: string) {
  const request = await findRequest(db, reference);
  if (!request) return undefined;
  const [decidedBy, account, organization, related] = await Promise.all([
    deciderOf(db, request),
    accountFacts(db, request.email),
    organizationFacts(db, request),
    relatedRequests(db, request),
  ]);
  return {
    ...toAnswer(request, decidedBy),
    account,
    organization,
    related: related.map((other) => other.reference),
  };
}
