import { createHash } from 'node:crypto';
import type { MapClusters } from '@ecocircle/shared-contracts';
import { type CachedAnswer, compressText } from '../../caching/compressed-text.ts';
import { CLOSED_FOR_A_TIME, type OpenHours, type OpenMark, type OpenSet } from './open-hours.ts';
import type { IndexedView } from './view-marks.ts';

/** An answer about a view, and the minute since 1970 from which it is no longer so, as a point opens or closes. */
export interface MapAnswer extends CachedAnswer {
  /** The state that it shows. */
  readonly version: string;
  readonly till: number;
}

const TAG_LENGTH = 16;

/** Writes and compresses what a view shows; its tag is that of its text, whichever instance wrote it. */
export async function answerOf(
  view: IndexedView,
  version: string,
  { hours, open, now }: { readonly hours: OpenHours; readonly open: OpenSet | null; readonly now: Date },
): Promise<MapAnswer> {
  const marks = await hours.marksOf(
    view.points.map((point) => point.hours),
    now,
  );
  const points = view.points.map(({ id, lng, lat, family, closed }, at) => {
    const mark = closed ? CLOSED_FOR_A_TIME : (marks[at] as OpenMark);
    return [lng, lat, String(id), family, ...mark] as const;
  });
  const closed = view.points.flatMap((point) => (point.closed ? String(point.id) : []));
  const { total, clusters } = view;
  // Not by its schema, as elsewhere: what compiles schemas would take six megabytes in this thread.
  const text = JSON.stringify({ version, total, clusters, points, closed } satisfies MapClusters);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, TAG_LENGTH);
  const untils = points.map(([, , , , , until]) => until ?? Number.POSITIVE_INFINITY);
  const till = Math.min(open?.till ?? Number.POSITIVE_INFINITY, ...untils);
  return { ...compressText(text, tag), version, till };
}
