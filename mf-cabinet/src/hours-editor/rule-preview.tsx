import { dateWords, useWording } from '@ecocircle/app-kit/wording';
import { type DraftRule, daysAfter, type LocalDate, toChoice, toRrule } from '@ecocircle/shared-contracts';
import styles from './hours-editor.module.css';
import { useRecurrence } from './use-recurrence.ts';

const SHOWN_DATES = 4;
/** A year finds the last weekday of a month as well as every twelfth week four times. */
const DAYS_AHEAD = 366;

/** The next days of a rule whose fields are right. */
export function RulePreview({ rule, today }: { readonly rule: DraftRule; readonly today: LocalDate }) {
  const { t, locale } = useWording();
  const recurrence = useRecurrence();
  if (!recurrence || rule.since === '') return null;
  const from = rule.since > today ? rule.since : today;
  const given = { rrule: toRrule(toChoice(rule)), since: rule.since };
  const dates = recurrence.datesOfRule(given, from, daysAfter(from, DAYS_AHEAD)).slice(0, SHOWN_DATES);
  if (dates.length === 0) return null;
  const words = dateWords(locale, 'UTC');
  const named = dates.map((date) => words.day(new Date(date), false)).join(', ');
  return (
    <p role="status" className={styles.preview}>
      {t('hoursEditor.nextDates', { dates: named })}
    </p>
  );
}
