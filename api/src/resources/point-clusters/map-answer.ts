import { createHash } from 'node:crypto';
import { MapClustersSchema } from '@ecocircle/shared-contracts/schemas';
import { type CachedAnswer, compressText } from '../../caching/cached-answer.ts';
import type { Database } from '../../database/database.ts';
import { serializerOf } from '../../plugins/serialization.ts';
import { type OpenMark, type OpenMarks, UNKNOWN_HOURS } from './open-marks.ts';
import type { IndexedView } from './view-marks.ts';

/** An answer about a view, and the minute since 1970 from which it is no longer so, as a point opens or closes. */
export interface MapAnswer extends CachedAnswer {
  /** The state that it shows. */
  readonly version: string;
  readonly till: number;
}

/** What counts of a point that does not work for a time, whatever its hours say. */
const CLOSED_FOR_A_TIME: OpenMark = [0, null];

const TAG_LENGTH = 16;

/** Writes and compresses what a view shows; its tag is that of its text, whichever instance wrote it. */
export async function answerOf(
  view: IndexedView,
  version: string,
  { db, marks, now }: { readonly db: Database; readonly marks: OpenMarks; readonly now: Date },
): Promise<MapAnswer> {
  const open = await marks.read(
    db,
    view.points.flatMap(({ id, closed }) => (closed ? [] : id)),
    now,
  );
  const points = view.points.map(({ id, lng, lat, family, closed }) => {
    const mark = closed ? CLOSED_FOR_A_TIME : (open.get(id) ?? UNKNOWN_HOURS);
    return [lng, lat, String(id), family, ...mark] as const;
  });
  const closed = view.points.flatMap((point) => (point.closed ? String(point.id) : []));
  const text = serializerOf(MapClustersSchema)({ ...view, version, points, closed });
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, TAG_LENGTH);
  const untils = points.map(([, , , , , until]) => until ?? Number.POSITIVE_INFINITY);
  return { ...compressText(text, tag), version, till: Math.min(Number.POSITIVE_INFINITY, ...untils) };
}
