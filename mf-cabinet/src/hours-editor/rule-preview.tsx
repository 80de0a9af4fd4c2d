import { dateWords, useWording } from '@ecocircle/app-kit/wording';
import { type DraftRule, daysAfter, type LocalDate, toChoice, toRrule } from '@ecocircle/shared-contracts';
import { useEffect, useState } from 'react';
import styles from './hours-editor.module.css';
import { loadRecurrence } from './load-recurrence.ts';

type DatesOfRule = Awaited<ReturnType<typeof loadRecurrence>>['datesOfRule'];

const SHOWN_DATES = 4;
/** A year finds the last weekday of a month as well as every twelfth week four times. */
const DAYS_AHEAD = 366;

/** The library of recurrences once it is there; without it there is no preview, and nothing else is missing. */
function useDatesOfRule(): DatesOfRule | null {
  const [datesOfRule, setDatesOfRule] = useState<DatesOfRule | null>(null);
  useEffect(() => {
    let isShown = true;
    loadRecurrence().then(
      (library) => isShown && setDatesOfRule(() => library.datesOfRule),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return datesOfRule;
}

/** The next days of a rule whose fields are right. */
export function RulePreview({ rule, today }: { readonly rule: DraftRule; readonly today: LocalDate }) {
  const { t, locale } = useWording();
  const datesOfRule = useDatesOfRule();
  if (!datesOfRule || rule.since === '') return null;
  const from = rule.since > today ? rule.since : today;
  const given = { rrule: toRrule(toChoice(rule)), since: rule.since };
  const dates = datesOfRule(given, from, daysAfter(from, DAYS_AHEAD)).slice(0, SHOWN_DATES);
  if (dates.length === 0) return null;
  const words = dateWords(locale, 'UTC');
  const named = dates.map((date) => words.day(new Date(date), false)).join(', ');
  return (
    <p role="status" className={styles.preview}>
      {t('hoursEditor.nextDates', { dates: named })}
    </p>
  );
}
