import type { Database } from '../database/database.ts';
import { findAccountByEmail } from '../resources/accounts/repository.ts';
import { knownRequest } from '../resources/registrations/decisions.ts';
import { eraseRequest } from '../resources/registrations/erase-request.ts';
import { findOrganization } from '../resources/registrations/organization-of-request.ts';
import {
  type RegistrationRequest,
  relatedRequests,
  toRequest,
} from '../resources/registrations/repository.ts';
import { awaitsConfirmation } from '../resources/sign-up/unconfirmed-account.ts';
import { type Account, accountRoles, mayAct } from '../sessions/account.ts';

/** Text from visitors without what a terminal would interpret: control characters and changes of direction. */
const shown = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '�');

const line = ({ reference, status, created_at, roles, org_name, tin, email }: RegistrationRequest): string =>
  [reference, status, created_at, roles.join(','), org_name, tin, email].map(shown).join('\t');

/** One line per open request, oldest first: reference, status, time, roles, organisation, tax id, address. */
export async function listRegistrations(db: Database, all: boolean): Promise<string> {
  const requests = db.selectFrom('registration_requests').selectAll();
  const rows = await (all
    ? requests.orderBy('id', 'desc').limit(200)
    : requests.where('status', '=', 'pending').orderBy('id')
  ).execute();
  if (rows.length === 0) return all ? 'Nobody has asked for company roles yet.' : 'No request is open.';
  return rows.map((row) => line(toRequest(row))).join('\n');
}

function stateOf(account: Account): string {
  if (awaitsConfirmation(account)) return 'never confirmed';
  return mayAct(account) ? 'active' : 'refused';
}

async function accountFacts(db: Database, email: string): Promise<string> {
  const account = await findAccountByEmail(db, email);
  if (!account) return 'none';
  const roles = accountRoles(account).join(',') || '-';
  return `${account.id}, ${roles}, ${stateOf(account)}`;
}

/** Who works for the organisation already: an approval lets the applicant join them. */
async function organizationFacts(db: Database, request: RegistrationRequest): Promise<string> {
  const known = await findOrganization(db, request);
  if (!known) return 'new';
  const members = await db
    .selectFrom('accounts')
    .select('email')
    .where('organization_id', '=', known.id)
    .orderBy('id')
    .execute();
  return `${known.id}, with ${members.map(({ email }) => email).join(', ') || 'nobody'}`;
}

/** Everything about one request, and what it matches: the account, the organisation, other open requests. */
export async function showRegistration(db: Database, reference: string): Promise<string> {
  const request = await knownRequest(db, reference);
  const { id: _, pending_key: __, account_id: ___, decided_by: ____, roles, ...facts } = request;
  const related = (await relatedRequests(db, request)).map((other) => other.reference);
  const all = {
    ...facts,
    roles: roles.join(', '),
    'account of this address': await accountFacts(db, request.email),
    'organization of this name and tax id': await organizationFacts(db, request),
    'other open requests': related.join(', ') || 'none',
  };
  return Object.entries(all)
    .map(([name, value]) => `${name}: ${shown(value ?? '-')}`)
    .join('\n');
}

/** Erases one request for good, with the mails about it. An account that was opened for it stays. */
export async function eraseRegistration(db: Database, reference: string): Promise<string> {
  const { reference: known } = await knownRequest(db, reference);
  await eraseRequest(db, known);
  return `Request ${known} is erased.`;
}
