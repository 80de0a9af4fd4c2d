import { hoursOn, type LocalDate, type SpecialDay, type WorkingHours } from '@ecocircle/shared-contracts';
import { useWording } from '../../wording/index.ts';
import { useHeadingBelow } from '../card-level.ts';
import { dateText, dayText, lunchText, reasonText } from './day-wording.ts';
import { specialGroups } from './special-groups.ts';
import styles from './special-list.module.css';

interface SpecialListProps {
  readonly days: readonly SpecialDay[];
  readonly hours: WorkingHours;
  readonly today: LocalDate;
}

/** The days of the next weeks on which other hours hold than in the week, or may hold. */
export function SpecialList({ days, hours, today }: SpecialListProps) {
  const { t, locale } = useWording();
  const Heading = useHeadingBelow(2);
  const groups = specialGroups(days, today);
  if (groups.length === 0) return null;
  return (
    <section className={styles.special}>
      <Heading className={styles.title}>{t('pointCard.hours.special.title')}</Heading>
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
                  ? t('openWords.mayDiffer')
                  : [dayText(t, locale, day), lunchText(t, locale, day)].filter(Boolean).join(', ')}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
