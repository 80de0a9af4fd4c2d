import type {
  DraftDay,
  DraftException,
  DraftRule,
  DraftSpecialHours,
  Locale,
} from '@ecocircle/shared-contracts';
import { toChoice } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import { dateWords, formatClockTime } from '../wording/index.ts';

/** What stands for a value that is missing. */
export const NOTHING = '–';

const clock = (time: string, locale: Locale): string => (time ? formatClockTime(time, locale) : NOTHING);

/** The hours of a day in words, with its break; a time that is still missing is a dash. */
export function dayWords(t: TFunction, locale: Locale, day: DraftDay): string {
  if (day.kind === 'closed') return t('pointCard.hours.dayOff');
  if (day.kind === 'around-the-clock') return t('pointCard.hours.aroundTheClock');
  const range = (of: { readonly start: string; readonly end: string }) =>
    `${clock(of.start, locale)}\u2009–\u2009${clock(of.end, locale)}`;
  if (!day.lunch) return range(day);
  return `${range(day)}, ${t('pointCard.hours.lunch', { range: range(day.lunch) })}`;
}

function exceptionWords(t: TFunction, locale: Locale, { from, to, note, day }: DraftException): string {
  const words = dateWords(locale, 'UTC');
  const dates = [from, to].filter((date, index) => date !== '' && (index === 0 || date !== from));
  const when = dates.map((date) => words.day(new Date(date), true)).join('\u2009–\u2009');
  return `${when}: ${dayWords(t, locale, day)}${note && ` (${note})`}`;
}

function ruleWords(t: TFunction, locale: Locale, rule: DraftRule): string {
  const choice = toChoice(rule);
  const name = (weekday: string) => t(`pointCard.hours.days.${weekday}`);
  const when =
    choice.repeats === 'months'
      ? t(`pointChanges.monthly.${choice.place === '-1' ? 'last' : 'numbered'}`, {
          day: name(choice.weekday),
          place: choice.place,
        })
      : t('pointChanges.weekly', {
          count: choice.every,
          amount: String(choice.every),
          days: choice.weekdays.map(name).join(', '),
        });
  return `${when}: ${dayWords(t, locale, rule.day)}`;
}

/** What holds beside the hours of the week, a line for each. */
export function specialWords(t: TFunction, locale: Locale, hours: DraftSpecialHours): readonly string[] {
  const { exceptions, rules, holidays } = hours;
  const policy = t(`pointChanges.holidays.${holidays.policy}`);
  return [
    ...exceptions.map((exception) => exceptionWords(t, locale, exception)),
    ...rules.map((rule) => ruleWords(t, locale, rule)),
    holidays.policy === 'own-hours' ? `${policy}: ${dayWords(t, locale, holidays.day)}` : policy,
  ];
}
