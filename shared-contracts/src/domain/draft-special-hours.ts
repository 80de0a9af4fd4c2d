import type { Answer } from '../api/answer.ts';
import { type MonthPlace, type RuleChoice, toRrule, toRuleChoice } from '../forms/rule-choice.ts';
import { type DraftDay, toDraftDay, toServerDraftDay } from './draft-hours.ts';
import type { LocalDate } from './local-date.ts';
import { HOLIDAY_POLICIES, type HolidayPolicy, type ServerSpecialHoursInput } from './special-hours.ts';
import { eachDay, WEEKDAYS, type Weekday } from './working-hours.ts';

/** Exception days while they are edited, both ends included; a `to` that is empty is `from`. */
export interface DraftException {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly note: string;
  readonly day: DraftDay;
}

/** Days by rule while they are edited: of its fields those count that belong to `repeats`. */
export interface DraftRule {
  readonly repeats: RuleChoice['repeats'];
  /** Every how many weeks, in digits. */
  readonly every: string;
  readonly weekdays: Readonly<Record<Weekday, boolean>>;
  readonly place: MonthPlace;
  readonly weekday: Weekday;
  readonly since: LocalDate;
  readonly day: DraftDay;
}

/** All that holds beside the hours of the week, while it is edited. */
export interface DraftSpecialHours {
  readonly exceptions: readonly DraftException[];
  readonly rules: readonly DraftRule[];
  /** The hours count where the policy is `own-hours`. */
  readonly holidays: { readonly policy: HolidayPolicy; readonly day: DraftDay };
}

/** The hours of a day that is set to hours. */
export const USUAL_DAY: Extract<DraftDay, { kind: 'hours' }> = {
  kind: 'hours',
  start: '09:00',
  end: '18:00',
  lunch: null,
};

/** The lunch break of a day that gets one. */
export const USUAL_LUNCH = { start: '13:00', end: '14:00' } as const;

/** Nothing beside the hours of the week. */
export const NO_SPECIAL_DRAFT: DraftSpecialHours = {
  exceptions: [],
  rules: [],
  holidays: { policy: 'unknown', day: USUAL_DAY },
};

/** A new row of exception days: closed on one day. */
export const exceptionRow = (date: LocalDate): DraftException => ({
  from: date,
  to: date,
  note: '',
  day: { kind: 'closed' },
});

/** A new row of days by rule: every second Saturday, with the usual hours. */
export const ruleRow = (since: LocalDate): DraftRule => ({
  repeats: 'weeks',
  every: '2',
  weekdays: eachDay((weekday) => weekday === 'saturday'),
  place: '1',
  weekday: 'saturday',
  since,
  day: USUAL_DAY,
});

/** The choice that a row of days by rule stands for. */
export function toChoice({ repeats, every, weekdays, place, weekday }: DraftRule): RuleChoice {
  if (repeats === 'months') return { repeats, place, weekday };
  return { repeats, every: Number(every), weekdays: WEEKDAYS.filter((day) => weekdays[day]) };
}

function toDraftRule(rrule: string, since: LocalDate, day: DraftDay): DraftRule[] {
  const choice = toRuleChoice(rrule);
  if (!choice) return [];
  const row = { ...ruleRow(since), day };
  if (choice.repeats === 'months') return [{ ...row, ...choice }];
  const { repeats, every, weekdays } = choice;
  return [{ ...row, repeats, every: String(every), weekdays: eachDay((name) => weekdays.includes(name)) }];
}

function toDraftHolidays(entry: Answer): DraftSpecialHours['holidays'] {
  const [name, hours] = [entry.text('policy'), entry.objectOrNull('hours')];
  return {
    policy: HOLIDAY_POLICIES.find((policy) => policy === name) ?? 'unknown',
    day: hours ? toDraftDay(hours) : USUAL_DAY,
  };
}

/** Reads what is special from the server's shape. Rules that {@link toRuleChoice} does not know are left out. */
export const toDraftSpecialHours = (hours: Answer): DraftSpecialHours => ({
  exceptions: hours.list('exceptions').map((entry) => ({
    from: entry.text('from'),
    to: entry.text('to'),
    note: entry.text('note'),
    day: toDraftDay(entry.object('hours')),
  })),
  rules: hours
    .list('rules')
    .flatMap((entry) =>
      toDraftRule(entry.text('rrule'), entry.text('since'), toDraftDay(entry.object('hours'))),
    ),
  holidays: toDraftHolidays(hours.object('holidays')),
});

/** Maps what is special to the server's shape of a save. */
export const toServerDraftSpecialHours = ({
  exceptions,
  rules,
  holidays: { policy, day },
}: DraftSpecialHours): ServerSpecialHoursInput => ({
  exceptions: exceptions.map(({ from, to, note, day }) => ({
    from,
    to: to || from,
    note: note.trim(),
    hours: toServerDraftDay(day),
  })),
  rules: rules.map((row) => ({
    rrule: toRrule(toChoice(row)),
    since: row.since,
    hours: toServerDraftDay(row.day),
  })),
  holidays: { policy, hours: policy === 'own-hours' ? toServerDraftDay(day) : null },
});
