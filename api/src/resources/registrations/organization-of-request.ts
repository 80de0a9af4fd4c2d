import type { Database } from '../../database/database.ts';
import { foldWords } from '../../database/search-text.ts';
import { organizationSearchText } from '../organizations/repository.ts';
import type { RegistrationRequest } from './repository.ts';

type Named = Pick<RegistrationRequest, 'tin' | 'org_name'>;

/** The organisation with the name and the tax id of a request, or undefined. */
export async function findOrganization(
  db: Database,
  { tin, org_name }: Named,
): Promise<{ readonly id: number; readonly full_name: string } | undefined> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'full_name'])
    .where('tin', '=', tin)
    .orderBy('id')
    .execute();
  return rows.find(({ full_name }) => foldWords(full_name) === foldWords(org_name));
}

/** Finds or registers the organisation of a request. Two at the same time register it once. */
export async function organizationOf(db: Database, request: RegistrationRequest): Promise<number> {
  const known = await findOrganization(db, request);
  if (known) return known.id;
  const { tin, org_name, address, phone } = request;
  const registration_key = `${tin} ${foldWords(org_name)}`;
  const added = await db
    .insertInto('organizations')
    .values({
      full_name: org_name,
      tin,
      address,
      contacts: JSON.stringify({ phone }),
      avatar_id: null,
      avatar_url: null,
      registration_key,
      search_text: organizationSearchText({ full_name: org_name, tin, address }),
    })
    .onConflict((conflict) => conflict.column('registration_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const registered = db
    .selectFrom('organizations')
    .select('id')
    .where('registration_key', '=', registration_key);
  return (added ?? (await registered.executeTakeFirstOrThrow())).id;
}
