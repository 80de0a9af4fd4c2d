import {
  type ClockTime,
  type LocalDate,
  MATERIAL_FAMILIES,
  type MaterialFamily,
  type OpenState,
  openState,
  type RecyclingPoint,
  type SpecialDay,
  type Weekday,
  wallClock,
} from '@ecocircle/shared-contracts';
import type { Material } from './dictionaries.ts';

/** Whether a point is open, as words can say it: with the day and the time that it is there. */
export interface OpenNow {
  readonly state: OpenState;
  readonly today: Weekday;
  readonly date: LocalDate;
  readonly time: ClockTime;
  /** What is special about today. */
  readonly special: SpecialDay | null;
}

/** A point as the list shows it. */
export interface PointSummary {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly lng: number;
  readonly lat: number;
  /** The family of the point's icon. */
  readonly family: MaterialFamily;
  /** The families of what it takes, in the order of the dictionary. */
  readonly families: readonly MaterialFamily[];
  /** Null where the hours are not known. */
  readonly open: OpenNow | null;
}

/** A family by the name that the server gives; what is unknown counts as other. */
export const toFamily = (name: string): MaterialFamily =>
  MATERIAL_FAMILIES.find((family) => family === name) ?? 'other';

/** Whether a point is open at a moment, or null where its hours are not known. */
export function openNow(
  {
    workingHours,
    specialHours,
    timeZone,
  }: Pick<RecyclingPoint, 'workingHours' | 'specialHours' | 'timeZone'>,
  moment: Date,
): OpenNow | null {
  if (!workingHours) return null;
  const { days } = specialHours;
  const { date, weekday, time } = wallClock(moment, timeZone);
  return {
    state: openState(workingHours, moment, timeZone, days),
    today: weekday,
    date,
    time,
    special: days.find((day) => day.date === date) ?? null,
  };
}

/** The families of the materials that a point takes. */
export function familiesOf(point: RecyclingPoint, materials: readonly Material[]): MaterialFamily[] {
  const taken = new Set(point.smrs.map(({ typeId }) => materials.find(({ id }) => id === typeId)?.family));
  return MATERIAL_FAMILIES.filter((family) => taken.has(family));
}

/** What the list shows of a point at a moment. */
export function toSummary(point: RecyclingPoint, materials: readonly Material[], moment: Date): PointSummary {
  const { id, name, address, coords, icon } = point;
  return {
    id,
    name,
    address,
    ...coords,
    family: toFamily(icon.id),
    families: familiesOf(point, materials),
    open: openNow(point, moment),
  };
}
