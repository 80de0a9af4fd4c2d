import type { ServerOrganization } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import { foldText } from '../../database/search-text.ts';
import type { Row } from '../../database/tables.ts';
import { photoUrls } from '../media/photo-urls.ts';
import { draftOf } from './organization-columns.ts';

/** The row of an organisation. */
export type OrganizationRow = Row<'organizations'>;

/** What a search for an organisation looks into. */
export const organizationSearchText = (
  named: Pick<OrganizationRow, 'full_name' | 'tin' | 'address'>,
): string => foldText([named.full_name, named.tin, named.address].join(' · '));

/** An organisation, or undefined. */
export const findOrganizationRow = (db: Database, id: number): Promise<OrganizationRow | undefined> =>
  db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst();

/** The server shape of an organisation for its members. */
export async function presentOrganization(db: Database, row: OrganizationRow): Promise<ServerOrganization> {
  const { logoId, ...draft } = draftOf(row);
  const logo =
    logoId === null
      ? undefined
      : await db.selectFrom('photos').selectAll().where('id', '=', logoId).executeTakeFirst();
  return {
    id: String(row.id),
    type: 'organization',
    attributes: {
      full_name: row.full_name,
      tin: row.tin,
      address: row.address,
      ...draft,
      logo: logo ? { id: logo.id, ...photoUrls(logo) } : null,
      version: row.version,
    },
  };
}
