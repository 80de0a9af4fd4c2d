import { useWording } from '@ecocircle/app-kit/wording';
import { hoursOn, type LocalDate, type SpecialDay, type WorkingHours } from '@ecocircle/shared-contracts';
import { specialGroups } from './special-groups.ts';
import styles from './special-list.module.css';
import { dateText, dayText, lunchText, reasonText } from './wording.ts';

interface SpecialListProps {
  readonly days: readonly SpecialDay[];
  readonly hours: WorkingHours;
  readonly today: LocalDate;
}

/** The days of the next weeks on which other hours hold than in the week, or may hold. */
export function SpecialList({ days, hours, today }: SpecialListProps) {
  const { t, locale } = useWording();
  const groups = specialGroups(days, today);
  if (groups.length === 0) return null;
  return (
    <section className={styles.special}>
      <h3 className={styles.title}>{t('hours.special.title')}</h3>
      <dl className={styles.list}>
        {groups.map(({ from, to, special }) => {
          const day = hoursOn(from, hours, [special]);
          const reason = reasonText(t, locale, special);
          return (
            <div key={from} className={styles.entry}>
              <dt>
                {dateText(t, locale, from, to)}
                {reason && <span className={styles.reason}>{reason}</span>}
              </dt>
              <dd>
                {special.mayDiffer
                  ? t('hours.special.mayDiffer')
                  : [dayText(t, locale, day), lunchText(t, locale, day)].filter(Boolean).join(', ')}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
