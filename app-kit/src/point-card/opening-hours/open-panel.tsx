import { hoursOn, type OpenNow, type RecyclingPoint } from '@ecocircle/shared-contracts';
import { ClockIcon } from '@ecocircle/ui-kit';
import { openTone, openWords } from '../../open-words/index.ts';
import { useWording } from '../../wording/index.ts';
import { dayText, lunchText, todayNote } from './day-wording.ts';
import styles from './open-panel.module.css';

type Told = Pick<RecyclingPoint, 'workingHours' | 'specialHours' | 'closing'>;

/** Today's hours; null where they are not known, do not hold, or are said already. */
function useTodayHours(
  { workingHours, specialHours, closing }: Told,
  { date, says: { kind } }: OpenNow,
): string | null {
  const { t, locale } = useWording();
  if (!workingHours || closing || kind === 'always' || kind === 'day-off') return null;
  const day = hoursOn(date, workingHours, specialHours.days);
  const hours = [dayText(t, locale, day), lunchText(t, locale, day)].filter(Boolean).join(', ');
  return t('pointCard.hours.todayHours', { hours });
}

/** The first thing that a card says: whether the point is open, and today's hours; of a closed one why. */
export function OpenPanel({ now, point }: { readonly now: OpenNow; readonly point: Told }) {
  const { t, locale } = useWording();
  const today = useTodayHours(point, now);
  const note = point.closing ? point.closing.comment : todayNote(t, locale, now.special);
  return (
    <div className={styles.panel} data-tone={openTone(now.says)}>
      <ClockIcon />
      <div>
        <p className={styles.words}>{openWords(t, locale, now.says)}</p>
        {today && <p className={styles.hours}>{today}</p>}
        {note && <p className={styles.hours}>{note}</p>}
      </div>
    </div>
  );
}
