import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { RequestError } from '../../errors/request-error.ts';
import { type Account, accountRoles } from '../../sessions/account.ts';
import { awaitsConfirmation } from '../sign-up/unconfirmed-account.ts';

/** What an account of the portal may do: act, wait for its mailbox to be confirmed, or nothing. */
export const ACCOUNT_STATES = ['active', 'unconfirmed', 'blocked', 'inactive'] as const;

/** What narrows the list of accounts. */
export interface AccountFilter {
  readonly state?: (typeof ACCOUNT_STATES)[number] | undefined;
  readonly q?: string | undefined;
  readonly after?: number | undefined;
}

const stateOf = (account: Account): (typeof ACCOUNT_STATES)[number] => {
  if (account.is_blocked) return 'blocked';
  if (awaitsConfirmation(account)) return 'unconfirmed';
  return account.is_active ? 'active' : 'inactive';
};

const accounts = (db: Database) =>
  db
    .selectFrom('accounts')
    .leftJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .selectAll('accounts')
    .select('organizations.full_name as organization')
    .where('is_staff', '=', 0)
    .where('is_superuser', '=', 0);

type Found = Account & { readonly organization: string | null };

const toAnswer = (account: Found) => ({
  id: String(account.id),
  email: account.email,
  name: account.name,
  phone: account.phone,
  roles: accountRoles(account),
  organization: account.organization,
  organization_id: account.organization_id === null ? null : String(account.organization_id),
  balance: accountRoles(account).includes('user') ? account.balance : null,
  state: stateOf(account),
  has_password: account.password_hash !== '',
  created_at: account.created_at,
});

const literally = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Words in e-mail, name or organisation, or the account's number. Databases differ in what they take for the small letter
 * of another script, so that a name is looked for as it was typed as well.
 */
function contains(words: string): Expression<SqlBool> {
  const [folded, typed] = [literally(words.toLowerCase()), literally(words)];
  return sql<SqlBool>`(accounts.email like ${folded} escape '\\'
    or lower(accounts.name) like ${folded} escape '\\' or accounts.name like ${typed} escape '\\'
    or lower(organizations.full_name) like ${folded} escape '\\' or organizations.full_name like ${typed} escape '\\'
    or cast(accounts.id as text) = ${words})`;
}

const IN_STATE = {
  active: { is_active: 1, is_blocked: 0 },
  blocked: { is_blocked: 1 },
  unconfirmed: { is_active: 0, is_blocked: 0 },
  inactive: { is_active: 0, is_blocked: 0 },
} as const;

/** One page of the portal's accounts, the newest first. Those of staff are not among them. */
export async function listAccounts(db: Database, { state, q = '', after }: AccountFilter) {
  const rows = await accounts(db)
    .$if(state !== undefined, (query) =>
      query.where(({ and, eb }) =>
        and(
          Object.entries(IN_STATE[state ?? 'active']).map(([name, value]) => eb(sql.ref(name), '=', value)),
        ),
      ),
    )
    .$if(state === 'unconfirmed', (query) => query.where('email_confirmed_at', 'is', null))
    .$if(state === 'inactive', (query) => query.where('email_confirmed_at', 'is not', null))
    .$if(q !== '', (query) => query.where(contains(q)))
    .$if(after !== undefined, (query) => query.where('accounts.id', '<', after ?? 0))
    .orderBy('accounts.id', 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  return { data: page.map(toAnswer), next };
}

/** The refusal of an id that no account of the portal has; those of staff are not reached here. */
export const noSuchAccount = (): RequestError =>
  new RequestError({ status: 404, code: 'account-not-found', title: 'There is no such account' });

/** The account of the portal with an id. */
export async function knownAccount(db: Database, id: number | undefined): Promise<Account> {
  const found =
    id === undefined ? undefined : await accounts(db).where('accounts.id', '=', id).executeTakeFirst();
  if (!found) throw noSuchAccount();
  const { organization: _, ...account } = found;
  return account;
}

/** One account with all that staff see of it. */
export async function showAccount(db: Database, id: number | undefined) {
  const found =
    id === undefined ? undefined : await accounts(db).where('accounts.id', '=', id).executeTakeFirst();
  if (!found) throw noSuchAccount();
  return toAnswer(found);
}
