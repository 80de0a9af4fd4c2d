import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { containsPattern } from '../../database/search-text.ts';
import { accountRoles, mayAct } from '../../sessions/account.ts';
import { findOrganizationRow, presentOrganization } from './repository.ts';

/** The lists of organisations: those whose page was changed, the latest change first, and all, the newest first. */
export const ORGANIZATION_LISTS = ['changed', 'all'] as const;

/** What a list is asked for. */
export interface OrganizationListQuery {
  readonly list: (typeof ORGANIZATION_LISTS)[number];
  readonly q?: string | undefined;
  /** The number of the last entry of the page before, in the order of the list. */
  readonly after: number | undefined;
}

/** Organisations with the number of their latest change and its time, null where there is none. */
const withChanges = (db: Database) =>
  db
    .selectFrom('organizations')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('organization_history')
          .select(({ fn }) => [
            'organization_id',
            fn.max('id').as('change_id'),
            fn.max('at').as('changed_at'),
          ])
          .groupBy('organization_id')
          .as('changes'),
      (join) => join.onRef('changes.organization_id', '=', 'organizations.id'),
    )
    .select(['organizations.id', 'full_name', 'tin', 'organizations.address', 'avatar_url'])
    .select(['changes.change_id', 'changes.changed_at'])
    .select(({ selectFrom }) => [
      selectFrom('accounts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('accounts.organization_id', '=', 'organizations.id')
        .as('members'),
      selectFrom('recycling_points')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('recycling_points.organization_id', '=', 'organizations.id')
        .where('revision_of', 'is', null)
        .as('points'),
    ]);

/** One page of a list of organisations. */
export async function listOrganizations(db: Database, { list, q, after }: OrganizationListQuery) {
  const key = list === 'changed' ? 'changes.change_id' : 'organizations.id';
  const rows = await withChanges(db)
    .$if(Boolean(q), (query) =>
      query.where(sql<boolean>`organizations.search_text like ${containsPattern(q ?? '')} escape '\\'`),
    )
    .$if(list === 'changed', (query) => query.where('changes.change_id', 'is not', null))
    .$if(after !== undefined, (query) => query.where(key, '<', after ?? 0))
    .orderBy(key, 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, (row) => String(list === 'changed' ? row.change_id : row.id));
  const data = page.map(({ id, avatar_url, change_id: _, members, points, ...facts }) => ({
    ...facts,
    id: String(id),
    logo_url: avatar_url,
    members: Number(members),
    points: Number(points),
  }));
  return { data, next };
}

async function membersOf(db: Database, organizationId: number) {
  const accounts = await db
    .selectFrom('accounts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute();
  return accounts.map((account) => ({
    id: String(account.id),
    name: account.name,
    email: account.email,
    roles: accountRoles(account),
    is_active: mayAct(account),
  }));
}

async function pointsByStatus(db: Database, organizationId: number) {
  const rows = await db
    .selectFrom('recycling_points')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('organization_id', '=', organizationId)
    .where('revision_of', 'is', null)
    .groupBy('status')
    .orderBy('status')
    .execute();
  return rows.map(({ status, count }) => ({ status, count: Number(count) }));
}

/** An organisation with who works for it and how many points it has, by status; undefined where there is none. */
export async function showOrganization(db: Database, id: number) {
  const row = await findOrganizationRow(db, id);
  if (!row) return undefined;
  const [organization, members, points] = await Promise.all([
    presentOrganization(db, row),
    membersOf(db, id),
    pointsByStatus(db, id),
  ]);
  return { organization, members, points };
}
