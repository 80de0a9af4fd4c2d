import { isPostgres } from '../database.ts';
import { addIndex, type Schema } from '../migration-columns.ts';

/** What the desk searches of a point, so that a search need not read the points themselves. */
const SEARCHED = ['updated_at', 'id', 'status', 'revision_of', 'organization_id', 'search_text'];

export async function up(db: Schema): Promise<void> {
  // PostgreSQL takes no long text into an index; there all points, the newest change first, are all that it helps with.
  const columns = isPostgres(db) ? ['updated_at', 'id'] : SEARCHED;
  await addIndex(db, 'recycling_points', columns, 'recycling_points_search');
}
