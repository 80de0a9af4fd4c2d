import {
  Answer,
  type MapPoint,
  openChange,
  toSpecialHours,
  toWorkingHours,
} from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { NO_SPECIAL_HOURS_COLUMNS, readSpecialHours } from '../../special-days/special-days.ts';

/** Whether a point is open and until which minute, as a mark says it. */
export type OpenMark = readonly [open: MapPoint[4], until: MapPoint[5]];

/** Of a point whose hours are not known. */
export const UNKNOWN_HOURS: OpenMark = [null, null];

const COLUMNS = [
  'id',
  'time_zone',
  'country',
  'lng',
  'lat',
  'working_hours',
  'hours_exceptions',
  'hours_rules',
  'holiday_hours',
] as const;

type HoursRow = Pick<Row<'recycling_points'>, (typeof COLUMNS)[number]>;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const KEPT_WEEKS = 20_000;

const minuteOf = (moment: Date): number => Math.floor(moment.valueOf() / MINUTE_MS);

/** What the opening hours of a point depend on: most points share theirs with many others. */
function keyOf({ id, lng, lat, ...row }: HoursRow): string {
  const { hours_exceptions, hours_rules, holiday_hours } = NO_SPECIAL_HOURS_COLUMNS;
  const isPlain =
    row.hours_exceptions === hours_exceptions &&
    row.hours_rules === hours_rules &&
    row.holiday_hours === holiday_hours;
  return JSON.stringify(isPlain ? [row.time_zone, row.working_hours] : [row, lng, lat]);
}

async function computeOpen(row: HoursRow, now: Date): Promise<OpenMark> {
  if (row.working_hours === null) return UNKNOWN_HOURS;
  const { days } = toSpecialHours(Answer.of(await readSpecialHours(row, now)));
  const hours = toWorkingHours(Answer.of(JSON.parse(row.working_hours)));
  const { isOpen, until } = openChange(hours, now, row.time_zone, days);
  return [isOpen ? 1 : 0, until && minuteOf(until)];
}

/** Tells of points whether they are open; what it found for the same hours a moment ago it need not find again. */
export class OpenMarks {
  readonly #known = new LRUCache<string, { readonly mark: OpenMark; readonly till: number }>({
    max: KEPT_WEEKS,
  });

  /** The marks of points by their ids, those of the present state of the data. */
  async read(db: Database, ids: readonly number[], now: Date): Promise<Map<number, OpenMark>> {
    const marks = new Map<number, OpenMark>();
    if (ids.length === 0) return marks;
    const rows = await db.selectFrom('recycling_points').select(COLUMNS).where('id', 'in', ids).execute();
    for (const row of rows) marks.set(row.id, await this.#markOf(row, now));
    return marks;
  }

  async #markOf(row: HoursRow, now: Date): Promise<OpenMark> {
    const [key, minute] = [keyOf(row), minuteOf(now)];
    const known = this.#known.get(key);
    if (known && minute < known.till) return known.mark;
    const mark = await computeOpen(row, now);
    // A change beyond the days that were looked through comes closer.
    this.#known.set(key, {
      mark,
      till: Math.min(mark[1] ?? Number.POSITIVE_INFINITY, minute + HOUR_MINUTES),
    });
    return mark;
  }
}
