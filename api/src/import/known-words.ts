import type { MaterialFamily } from '@ecocircle/shared-contracts';
import type { Database } from '../database/database.ts';
import { type RateDictionary, rateDictionary } from '../reading/material-rates.ts';
import { readIcons, readMaterials, readUnits } from '../resources/dictionaries/repository.ts';

/** The materials and units of the database, by all their names. */
export async function readRateDictionary(db: Database): Promise<RateDictionary> {
  const materials = await readMaterials(db);
  const units = await readUnits(db);
  return rateDictionary(
    materials.map(({ id, name }) => ({ id, names: Object.values(name) })),
    units.map(({ slug, name }) => ({ id: slug, names: Object.values(name) })),
  );
}

/** The icons that a point may carry. */
export const readIconIds = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set((await readIcons(db)).map(({ id }) => id));

/** The families of the materials. */
export const readFamilies = async (db: Database): Promise<ReadonlyMap<string, MaterialFamily>> =>
  new Map((await readMaterials(db)).map(({ id, family }) => [id, family]));
