import { hoursOn, type SpecialDay, type WorkingHours } from '@ecocircle/shared-contracts';
import { ClockIcon } from '@ecocircle/ui-kit';
import { useWording } from '../../wording/index.ts';
import { dayText, lunchText, todayNote } from './day-wording.ts';
import styles from './open-label.module.css';
import type { OpenNow } from './open-now.ts';
import { openText } from './open-wording.ts';

/** The first thing that a card says: whether the point is open, and today's hours. */
export function OpenPanel({
  now,
  hours,
  specialDays,
}: {
  readonly now: OpenNow | null;
  readonly hours: WorkingHours | null;
  readonly specialDays: readonly SpecialDay[];
}) {
  const { t, locale } = useWording();
  const day = now && hours ? hoursOn(now.date, hours, specialDays) : null;
  const note = now && todayNote(t, locale, now.special);
  const today = day && [dayText(t, locale, day), lunchText(t, locale, day)].filter(Boolean).join(', ');
  return (
    <div className={styles.panel} data-state={now?.state.state ?? 'unknown'}>
      <ClockIcon />
      <div>
        <p className={styles.words}>{now ? openText(t, locale, now) : t('pointCard.open.unknown')}</p>
        {today && <p className={styles.hours}>{t('pointCard.hours.todayHours', { hours: today })}</p>}
        {note && <p className={styles.hours}>{note}</p>}
      </div>
    </div>
  );
}
