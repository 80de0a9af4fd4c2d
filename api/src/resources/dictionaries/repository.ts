import type { MaterialFamily, RawMaterial, UnitOfMeasure } from '@ecocircle/shared-contracts';
import type { PointIcon } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import { iconUrl } from '../media/family-icons.ts';

/** The raw materials in the order of the dictionary. */
export async function readMaterials(db: Database): Promise<RawMaterial[]> {
  const rows = await db.selectFrom('raw_materials').selectAll().orderBy('position').execute();
  return rows.map(({ id, family, names }) => ({
    id,
    family: family as MaterialFamily,
    name: JSON.parse(names),
  }));
}

/** The units in the order of the dictionary. */
export async function readUnits(db: Database): Promise<UnitOfMeasure[]> {
  const rows = await db.selectFrom('units').selectAll().orderBy('position').execute();
  return rows.map(({ slug, names }) => ({ slug, name: JSON.parse(names) }));
}

/** The icons that a point may carry. */
export async function readIcons(db: Database): Promise<PointIcon[]> {
  const rows = await db.selectFrom('point_icons').selectAll().orderBy('position').execute();
  return rows.map(({ id, family, names }) => ({
    id,
    family: family as MaterialFamily,
    file_url: iconUrl(id),
    name: JSON.parse(names),
  }));
}
