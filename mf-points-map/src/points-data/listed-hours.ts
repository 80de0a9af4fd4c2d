import {
  eachDay,
  type PointWithHours,
  type SpecialDay,
  WEEKDAYS,
  type WorkingDay,
  type WorkingHours,
} from '@ecocircle/shared-contracts';

/** A week with each kind of its days once: most days are alike, and a document holds twenty weeks. */
export interface ListedWeek {
  readonly kinds: readonly WorkingDay[];
  /** The kind of each day from Monday on, by its place. */
  readonly days: string;
}

/** What is said anew of a listed point's hours is found in this. */
export interface ListedHours extends Pick<PointWithHours, 'timeZone' | 'status'> {
  readonly week: ListedWeek | null;
  readonly special: readonly SpecialDay[];
}

function unpacked({ kinds, days }: ListedWeek): WorkingHours {
  return eachDay((weekday) => kinds[Number(days[WEEKDAYS.indexOf(weekday)])] ?? { kind: 'closed' });
}

/** The hours of a listed point, as what is open is found in them. */
export const fromListedHours = (
  { week, timeZone, status, special }: ListedHours,
  closing: PointWithHours['closing'],
): PointWithHours => ({
  workingHours: week && unpacked(week),
  timeZone,
  status,
  closing,
  specialHours: { days: special },
});
