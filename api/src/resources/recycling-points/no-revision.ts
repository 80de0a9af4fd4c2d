import { sql } from 'kysely';

/**
 * Holds for a point, and not for a revision of one. It is written so that no index answers it: nearly every row is a
 * point, but SQLite takes a null of the unique `revision_of` for a rare one, and would read all points by it where a
 * place, a city or an organisation leaves a few.
 */
export const isNoRevision = sql<boolean>`coalesce(recycling_points.revision_of, 0) = 0`;
