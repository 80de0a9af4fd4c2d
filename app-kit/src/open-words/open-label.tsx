import type { OpenSays } from '@ecocircle/shared-contracts';
import { useWording } from '../wording/index.ts';
import styles from './open-label.module.css';
import { openTone } from './open-tone.ts';
import { openWords } from './open-words.ts';

/** Props of {@link OpenLabel}. */
export interface OpenLabelProps {
  readonly says: OpenSays;
  /** Whether today is a holiday of which the point says nothing. */
  readonly mayDiffer: boolean;
}

/** Whether a point is open, in words and colour, in one line. */
export function OpenLabel({ says, mayDiffer }: OpenLabelProps) {
  const { t, locale } = useWording();
  return (
    <span className={styles.label} data-tone={openTone(says)}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        {openWords(t, locale, says)}
        {mayDiffer && <span className={styles.doubt}>{t('openWords.mayDiffer')}</span>}
      </span>
    </span>
  );
}
