import { ClockIcon, classNames } from '@ecocircle/ui-kit';
import type { OpenNow } from '../points-data/index.ts';
import { useServices, useTexts } from '../portal-services/index.ts';
import styles from './open-label.module.css';
import { openText } from './wording.ts';

/** Whether a point is open, in words and colour. */
export function OpenLabel({ now, large }: { readonly now: OpenNow | null; readonly large?: boolean }) {
  const t = useTexts();
  const { locale } = useServices().locale;
  const state = now?.state.state ?? 'unknown';
  return (
    <span className={classNames(styles.label, large && styles.large)} data-state={state}>
      {large ? <ClockIcon size="sm" /> : <span className={styles.dot} aria-hidden="true" />}
      <span>{now ? openText(t, locale, now) : t('open.unknown')}</span>
    </span>
  );
}
