import {
  type ClockTime,
  type LocalDate,
  type OpenState,
  openState,
  type RecyclingPoint,
  type SpecialDay,
  type Weekday,
  wallClock,
} from '@ecocircle/shared-contracts';

/** Whether a point is open, as words can say it: with the day and the time that it is there. */
export interface OpenNow {
  readonly state: OpenState;
  readonly today: Weekday;
  readonly date: LocalDate;
  readonly time: ClockTime;
  /** What is special about today. */
  readonly special: SpecialDay | null;
}

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
