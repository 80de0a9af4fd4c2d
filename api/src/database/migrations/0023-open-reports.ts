import { addIndex, type Schema } from '../migration-columns.ts';

/** The open reports on a point are counted without reading them. */
export async function up(db: Schema): Promise<void> {
  await addIndex(db, 'point_reports', ['point_id', 'settled_at', 'is_spam']);
}
