import {
  type ServerWorkingHours,
  toServerWorkingHours,
  WEEKDAYS,
  type Weekday,
  type WorkingDay,
} from '@ecocircle/shared-contracts';

const CLOSED: WorkingDay = { kind: 'closed' };
const ALWAYS: WorkingDay = { kind: 'around-the-clock' };

function hours(start: string, end: string, lunch?: readonly [string, string]): WorkingDay {
  return { kind: 'hours', start, end, lunch: lunch ? { start: lunch[0], end: lunch[1] } : null };
}

function week(
  everyDay: WorkingDay,
  exceptions: Partial<Record<Weekday, WorkingDay>> = {},
): ServerWorkingHours {
  const days = WEEKDAYS.map((day) => [day, exceptions[day] ?? everyDay]);
  return toServerWorkingHours(Object.fromEntries(days));
}

const weekendOff = { saturday: CLOSED, sunday: CLOSED };

/** The weeks that the points of the demo data keep. */
export const OPENING_TIMES = {
  'around-the-clock': week(ALWAYS),
  'shop-hours': week(hours('09:00', '22:00')),
  'long-days': week(hours('08:00', '20:00')),
  'office-with-lunch': week(hours('09:00', '18:00', ['13:00', '14:00']), weekendOff),
  'office-and-saturday': week(hours('10:00', '19:00', ['14:00', '14:30']), {
    saturday: hours('10:00', '16:00'),
    sunday: CLOSED,
  }),
  'past-midnight': week(CLOSED, {
    thursday: hours('18:00', '00:00'),
    friday: hours('20:00', '02:00'),
    saturday: hours('20:00', '02:00'),
    sunday: hours('18:00', '00:30'),
  }),
  mornings: week(hours('07:00', '13:00'), { monday: CLOSED }),
  weekends: week(CLOSED, { saturday: hours('10:00', '17:00'), sunday: hours('11:00', '16:00') }),
  siesta: week(hours('09:00', '20:30', ['13:00', '17:00']), {
    saturday: hours('09:30', '13:30'),
    sunday: CLOSED,
  }),
} as const satisfies Record<string, ServerWorkingHours>;

/** A name of one of the weeks. */
export type OpeningTimes = keyof typeof OPENING_TIMES;
