import type { MaterialFamily } from '@ecocircle/shared-contracts';
import type { PointIcon, ServerMaterial, ServerUnit } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { iconUrl } from '../media/icon-address.ts';

// Drafts are for staff alone; what is retired keeps its name for the points that have it.

const shared = ({ names, state }: Pick<Row<'units'>, 'names' | 'state'>) => ({
  name: JSON.parse(names),
  is_retired: state === 'retired',
});

/** The raw materials in the order of the dictionary. */
export async function readMaterials(db: Database): Promise<ServerMaterial[]> {
  const rows = await db
    .selectFrom('raw_materials')
    .selectAll()
    .where('state', '<>', 'draft')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, family, ...entry }) => ({ id, family: family as MaterialFamily, ...shared(entry) }));
}

/** The units in the order of the dictionary. */
export async function readUnits(db: Database): Promise<ServerUnit[]> {
  const rows = await db
    .selectFrom('units')
    .selectAll()
    .where('state', '<>', 'draft')
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug, ...entry }) => ({ slug, ...shared(entry) }));
}

/** The icons that a point may carry. */
export async function readIcons(db: Database): Promise<PointIcon[]> {
  const rows = await db
    .selectFrom('point_icons')
    .selectAll()
    .where('state', '<>', 'draft')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((icon) => ({
    id: icon.id,
    family: icon.family as MaterialFamily,
    file_url: iconUrl(icon),
    ...shared(icon),
  }));
}
