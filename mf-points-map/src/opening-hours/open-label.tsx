import { useWording } from '@ecocircle/app-kit/wording';
import type { WorkingHours } from '@ecocircle/shared-contracts';
import { ClockIcon } from '@ecocircle/ui-kit';
import type { OpenNow } from '../points-data/index.ts';
import styles from './open-label.module.css';
import { dayText, lunchText, openText } from './wording.ts';

/** Whether a point is open, in words and colour. */
export function OpenLabel({ now }: { readonly now: OpenNow | null }) {
  const { t, locale } = useWording();
  return (
    <span className={styles.label} data-state={now?.state.state ?? 'unknown'}>
      <span className={styles.dot} aria-hidden="true" />
      <span>{now ? openText(t, locale, now) : t('open.unknown')}</span>
    </span>
  );
}

/** The first thing that a card says: whether the point is open, and today's hours. */
export function OpenPanel({
  now,
  hours,
}: {
  readonly now: OpenNow | null;
  readonly hours: WorkingHours | null;
}) {
  const { t, locale } = useWording();
  const day = now && hours ? hours[now.today] : null;
  const today = day && [dayText(t, locale, day), lunchText(t, locale, day)].filter(Boolean).join(', ');
  return (
    <div className={styles.panel} data-state={now?.state.state ?? 'unknown'}>
      <ClockIcon />
      <div>
        <p className={styles.words}>{now ? openText(t, locale, now) : t('open.unknown')}</p>
        {today && <p className={styles.hours}>{t('hours.todayHours', { hours: today })}</p>}
      </div>
    </div>
  );
}
