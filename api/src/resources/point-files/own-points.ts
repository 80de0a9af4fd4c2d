import type { PointDraft, ServerPointStatus } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { contentDraft } from '../recycling-points/content-draft.ts';
import type { PointRow } from '../recycling-points/own-point.ts';

/** A row of a point with what it says. */
export interface OwnContent {
  readonly row: PointRow;
  readonly draft: PointDraft;
}

/** A point of an organisation. */
export interface OwnPoint extends OwnContent {
  readonly revision: OwnContent | null;
}

/** What the editor shows of a point: its open revision where there is one. */
export const editedOf = (point: OwnPoint): OwnContent => point.revision ?? point;

/** Reads what an organisation's points and their open revisions say: two queries, however many there are. */
async function readContents(
  db: Database,
  organizationId: number,
  status?: ServerPointStatus,
): Promise<OwnContent[]> {
  const points = db
    .selectFrom('recycling_points')
    .where('organization_id', '=', organizationId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''));
  const rows = await points.selectAll().orderBy('id').execute();
  const rates = await db
    .selectFrom('point_rates')
    .selectAll()
    .where('point_id', 'in', points.select('id'))
    .orderBy('position')
    .execute();
  const ratesOf = Map.groupBy(rates, ({ point_id }) => point_id);
  return rows.map((row) => ({ row, draft: contentDraft(row, ratesOf.get(row.id) ?? []) }));
}

/** Reads the drafts of an organisation: those of its points, and those of their revisions. */
export const readOwnDrafts = (db: Database, organizationId: number): Promise<OwnContent[]> =>
  readContents(db, organizationId, 'draft');

/** Reads all points of an organisation with their open revisions. */
export async function readOwnPoints(db: Database, organizationId: number): Promise<OwnPoint[]> {
  const contents = await readContents(db, organizationId);
  const revisionOf = new Map(
    contents.flatMap((content) =>
      content.row.revision_of === null ? [] : [[content.row.revision_of, content] as const],
    ),
  );
  return contents
    .filter(({ row }) => row.revision_of === null)
    .map((content) => ({ ...content, revision: revisionOf.get(content.row.id) ?? null }));
}
