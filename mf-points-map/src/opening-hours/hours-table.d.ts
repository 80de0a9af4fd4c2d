import { type Weekday, type WorkingHours } from '@ecocircle/shared-contracts';
/** The hours of the week, today's marked. */
export declare function HoursTable({
  hours,
  today,
}: {
  readonly hours: WorkingHours;
  readonly today: Weekday;
}): import('react').JSX.Element;
