import { setImmediate } from 'node:timers/promises';
import { FIRST_ICON, type PointDraft } from '@ecocircle/shared-contracts';
import type { ServerImportReport } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import { iconFamily } from '../../reading/icon-family.ts';
import { type EntryIds, readPublished } from '../dictionaries/published.ts';
import { planImport } from './import-plan.ts';
import { toServerReport } from './import-report.ts';
import type { Keeper } from './keeper.ts';
import { readOwnPoints } from './own-points.ts';
import { type OwnWords, readOwnWords } from './own-words.ts';
import { type OwnFile, readOwnFile } from './read-own-file.ts';
import { type UnderstoodRow, understoodRow } from './understood-row.ts';
import { writeImport } from './write-import.ts';

/** So many rows are understood before others get their turn. */
const ROWS_AT_ONCE = 20;

async function understand({ rows }: OwnFile, words: OwnWords): Promise<UnderstoodRow[]> {
  const understood: UnderstoodRow[] = [];
  for (const row of rows) {
    if (understood.length % ROWS_AT_ONCE === 0) await setImmediate();
    understood.push(understoodRow(row, words));
  }
  return understood;
}

/** The icon of a point is that of its materials, as long as it may be chosen, unless its row names one. */
const iconByMaterials =
  ({ families }: OwnWords, { icons }: EntryIds) =>
  ({ smrs }: PointDraft): string => {
    const icon = iconFamily(smrs.flatMap(({ typeId }) => families.get(typeId) ?? []));
    return icons.includes(icon) ? icon : FIRST_ICON;
  };

/**
 * Imports an organisation's file into its drafts, in one transaction, or only says what that would do.
 *
 * @throws RequestError 422 where the file cannot be read, 409 where somebody else changed one of its points meanwhile
 */
export async function importOwnFile(
  db: Database,
  account: Keeper,
  bytes: Buffer,
  isDryRun: boolean,
): Promise<ServerImportReport> {
  const file = await readOwnFile(bytes);
  const words = await readOwnWords(db);
  const rows = await understand(file, words);
  const published = await readPublished(db);
  const rules = { published, iconOf: iconByMaterials(words, published) };
  const plan = async (at: Database) =>
    planImport(rows, await readOwnPoints(at, account.organization_id), rules);
  if (isDryRun) return toServerReport(file, await plan(db), false);
  return db.transaction().execute(async (trx) => {
    const planned = await plan(trx);
    await writeImport(trx, account, planned);
    return toServerReport(file, planned, true);
  });
}
