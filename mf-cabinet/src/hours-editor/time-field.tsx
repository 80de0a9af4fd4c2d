import { DateField as DayField } from '@ecocircle/app-kit/date-field';
import { TimeField as ClockField } from '@ecocircle/app-kit/time-field';
import { useProblem } from './hours-problems.ts';

interface TimeFieldProps {
  /** The field's path in the draft. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onValueChange: (time: string) => void;
}

/** A time of the clock. */
export const TimeField = ({ path, ...field }: TimeFieldProps) => (
  <ClockField {...field} {...useProblem(path)} />
);

/** A day of the calendar. */
export const DateField = ({ path, ...field }: TimeFieldProps) => (
  <DayField {...field} {...useProblem(path)} />
);
