import {
  daysAfter,
  type LocalDate,
  type ServerSpecialHoursInput,
  toServerWorkingDay,
  type WorkingDay,
} from '@ecocircle/shared-contracts';
import { type HoursColumns, specialHoursColumns } from '../special-days/special-days.ts';
import type { OpeningTimes } from './opening-times.ts';

/** What is special in the hours of some points of the demo data. */
export const SPECIAL_TIMES = [
  'second-saturday',
  'closed-on-holidays',
  'exception-days',
  'short-holidays',
] as const;

/** One of them. */
export type SpecialTimes = (typeof SPECIAL_TIMES)[number];

const serverHours = (start: string, end: string) =>
  toServerWorkingDay({ kind: 'hours', start, end, lunch: null } satisfies WorkingDay);

const CLOSED = toServerWorkingDay({ kind: 'closed' });
const NOTHING: ServerSpecialHoursInput = {
  exceptions: [],
  rules: [],
  holidays: { policy: 'unknown', hours: null },
};

/** The exception begins a few days ahead, so that cards name it. */
const DAYS_UNTIL = 5;
const DAYS_CLOSED = 2;

const exception = (today: LocalDate, note: string) => {
  const from = daysAfter(today, DAYS_UNTIL);
  return { from, to: daysAfter(from, DAYS_CLOSED - 1), note, hours: CLOSED };
};

/** The week of a point: a Saturday that returns by a rule is one on which it is closed otherwise. */
export const weekOf = (usual: OpeningTimes, special: SpecialTimes | undefined): OpeningTimes =>
  special === 'second-saturday' ? 'office-with-lunch' : usual;

/** The columns of a point with special hours; the first of them are a few days ahead. */
export function specialTimes(name: SpecialTimes, now: Date, note: string): HoursColumns {
  const today = now.toISOString().slice(0, 10);
  const facts: Readonly<Record<SpecialTimes, Partial<ServerSpecialHoursInput>>> = {
    'second-saturday': {
      rules: [
        { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', since: today, hours: serverHours('10:00', '14:00') },
      ],
    },
    'closed-on-holidays': { holidays: { policy: 'closed', hours: null } },
    'exception-days': { exceptions: [exception(today, note)] },
    'short-holidays': { holidays: { policy: 'own-hours', hours: serverHours('10:00', '15:00') } },
  };
  return specialHoursColumns({ ...NOTHING, ...facts[name] });
}
