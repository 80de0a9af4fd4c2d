import { createHash } from 'node:crypto';
import type { CompanyRequest, Locale, REGISTRATION_FIELDS, ServerRole } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { normalizeEmail } from '../accounts/normalize-email.ts';
import { newReference } from '../submissions/reference.ts';

type RequestRow = Row<'registration_requests'>;

/** The roles that a company asks for, as accounts hold them. */
type CompanyRole = Exclude<ServerRole, 'user'>;

/** A company's request for roles as it was stored. */
export interface RegistrationRequest extends Omit<RequestRow, 'roles' | 'locale'> {
  readonly roles: readonly CompanyRole[];
  readonly locale: Locale;
}

/** A field that a company's registration asks for. */
type CompanyField = (typeof REGISTRATION_FIELDS)['person' | 'company'][number]['name'];

/** The column of a field. */
type ColumnOf<Field> = Field extends 'orgName' ? 'org_name' : Field;

/** What a person filled in, without the trap. */
export type RequestForm = Omit<CompanyRequest, 'website'> & { readonly locale: Locale };

/** Reads a row as the request that it is. */
export const toRequest = (row: RequestRow): RegistrationRequest => ({
  ...row,
  roles: JSON.parse(row.roles),
  locale: row.locale as Locale,
});

/** The roles that a request ticked. */
const rolesOf = ({ recyclingPointCreator, charityEventCreator }: RequestForm): CompanyRole[] => [
  ...(recyclingPointCreator ? (['facility'] as const) : []),
  ...(charityEventCreator ? (['promotion'] as const) : []),
];

function factsOf(form: RequestForm) {
  const { name, phone, address, tin, locale, orgName } = form;
  const roles = JSON.stringify(rolesOf(form));
  const email = normalizeEmail(form.email);
  const facts = { roles, name, email, phone, org_name: orgName, address, tin, locale };
  return facts satisfies Record<ColumnOf<CompanyField>, string>;
}

const keyOf = (facts: ReturnType<typeof factsOf>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(facts)))
    .digest('hex');

/**
 * Stores a request. An identical one that is still open is not stored again: its key is made of all fields, so that
 * nobody can find out about a request, or change it, without knowing all of it.
 *
 * @returns the request, and whether it is new
 */
export async function storeRequest(
  db: Database,
  form: RequestForm,
): Promise<{ readonly request: RegistrationRequest; readonly isNew: boolean }> {
  const facts = factsOf(form);
  const key = keyOf(facts);
  const row = { ...facts, status: 'pending' as const, created_at: currentTime().toISOString() };
  for (;;) {
    const stored = await db
      .insertInto('registration_requests')
      .values({ ...row, pending_key: key, reference: newReference('R') })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (stored) return { request: toRequest(stored), isNew: true };
    const open = await db
      .selectFrom('registration_requests')
      .selectAll()
      .where('pending_key', '=', key)
      .executeTakeFirst();
    if (open) return { request: toRequest(open), isNew: false };
  }
}

/** The request of a reference, however it is written, or undefined. */
export async function findRequest(db: Database, reference: string): Promise<RegistrationRequest | undefined> {
  const row = await db
    .selectFrom('registration_requests')
    .selectAll()
    .where('reference', '=', reference.trim().toUpperCase())
    .executeTakeFirst();
  return row && toRequest(row);
}

/** Other open requests with the same e-mail address or the same tax id, oldest first. */
export async function relatedRequests(
  db: Database,
  { id, email, tin }: RegistrationRequest,
): Promise<RegistrationRequest[]> {
  const rows = await db
    .selectFrom('registration_requests')
    .selectAll()
    .where('status', '=', 'pending')
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('email', '=', email), eb('tin', '=', tin)]))
    .orderBy('id')
    .execute();
  return rows.map(toRequest);
}

/** Whether an address sent another request since a moment, which was acknowledged to it then. */
export async function wasMailedSince(
  db: Database,
  { id, email }: RegistrationRequest,
  since: Date,
): Promise<boolean> {
  const other = await db
    .selectFrom('registration_requests')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', id)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();
  return other !== undefined;
}

/** Deletes requests that were declined before a moment. */
export async function forgetDeclined(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('registration_requests')
    .where('status', '=', 'declined')
    .where('decided_at', '<', before.toISOString())
    .execute();
}
