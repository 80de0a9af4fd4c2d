import type { OrganizationSave } from '@ecocircle/shared-contracts';
import type { ServerOrganization } from '@ecocircle/shared-contracts/schemas';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { Account } from '../../sessions/account.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { attachable } from '../photos/repository.ts';
import { contactsOf, differenceBetween, draftOf } from './organization-columns.ts';
import { recordOrganizationChange } from './organization-history.ts';
import { findOrganizationRow, type OrganizationRow, presentOrganization } from './repository.ts';

/** There is no such organisation, or it is not the caller's. */
export const noSuchOrganization = () =>
  new RequestError({
    status: 404,
    code: 'organization-not-found',
    title: 'There is no such organisation of yours',
  });

const noSuchPhoto = () =>
  new RequestError({
    status: 422,
    code: 'photo-not-found',
    title: 'There is no such photo of yours',
    source: { pointer: '/logoId' },
  });

/** A colleague changed it since it was read. */
const versionConflict = () =>
  new RequestError({
    status: 409,
    code: 'version-conflict',
    title: 'The organisation was changed meanwhile',
    detail: 'Read it again and save with its present version.',
  });

/** Where organisations are saved, and their logos made. */
export interface OrganizationParts {
  readonly db: Database;
  readonly photos: PhotoStore;
}

type Logo = Pick<OrganizationRow, 'avatar_id' | 'avatar_url'>;

/** The columns of a logo: its picture is made where the photo is another one than before. */
async function logoOf(
  { db, photos }: OrganizationParts,
  account: Account,
  { avatar_id, avatar_url }: Logo,
  logoId: string | null,
): Promise<Logo> {
  if (logoId === avatar_id) return { avatar_id, avatar_url };
  if (logoId === null) return { avatar_id: null, avatar_url: null };
  if (!(await attachable(db, account, [logoId])).has(logoId)) throw noSuchPhoto();
  const photo = await db
    .selectFrom('photos')
    .select('path')
    .where('id', '=', logoId)
    .executeTakeFirstOrThrow(noSuchPhoto);
  return { avatar_id: logoId, avatar_url: `/media/${await photos.makeSquare(photo)}` };
}

/** The organisation that an account is a member of; a 404 for every other. */
export async function ownOrganization(
  db: Database,
  { organization_id }: Account,
  id: number | undefined,
): Promise<OrganizationRow> {
  const row = id !== undefined && id === organization_id ? await findOrganizationRow(db, id) : undefined;
  if (!row) throw noSuchOrganization();
  return row;
}

/**
 * Saves what members edit of an organisation, with its history; where nothing is different it stays as it is.
 *
 * @throws RequestError 404 for one that is not the account's, 409 where the version is another
 */
export async function saveOrganization(
  parts: OrganizationParts,
  account: Account,
  id: number | undefined,
  { version, ...draft }: OrganizationSave,
): Promise<ServerOrganization> {
  const known = await ownOrganization(parts.db, account, id);
  const logo = await logoOf(parts, account, known, draft.logoId);
  return parts.db.transaction().execute(async (trx) => {
    const row = await ownOrganization(trx, account, id);
    const difference = differenceBetween(draftOf(row), draft);
    if (version === row.version && difference.length === 0) return presentOrganization(trx, row);
    const { numUpdatedRows } = await trx
      .updateTable('organizations')
      .set({ contacts: contactsOf(draft), ...logo, version: version + 1 })
      .where('id', '=', row.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw versionConflict();
    await recordOrganizationChange(trx, row.id, account, difference);
    // Points show the organisation that runs them; their marks on the map do not.
    await bumpDataVersion(trx, 'points', []);
    return presentOrganization(trx, await ownOrganization(trx, account, id));
  });
}
