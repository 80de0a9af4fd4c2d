import { useWording } from '../../wording/index.ts';
import styles from './open-label.module.css';
import type { OpenNow } from './open-now.ts';
import { openText } from './open-wording.ts';

/** Whether a point is open, in words and colour. */
export function OpenLabel({ now }: { readonly now: OpenNow | null }) {
  const { t, locale } = useWording();
  return (
    <span className={styles.label} data-state={now?.state.state ?? 'unknown'}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        {now ? openText(t, locale, now) : t('pointCard.open.unknown')}
        {now?.special?.mayDiffer && (
          <span className={styles.doubt}>{t('pointCard.hours.special.mayDiffer')}</span>
        )}
      </span>
    </span>
  );
}
