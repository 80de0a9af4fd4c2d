import type { PointClosing } from '@ecocircle/shared-contracts';
import { ClockIcon } from '@ecocircle/ui-kit';
import { dateWords, useWording } from '../../wording/index.ts';
import styles from './open-label.module.css';

/** The words of a temporary closing, with the day of the reopening where it is known. */
function useClosingText({ to }: PointClosing): string {
  const { t, locale } = useWording();
  if (to === null) return t('pointCard.closing.temporary');
  return t('pointCard.closing.reopens', {
    date: dateWords(locale, 'UTC').day(new Date(`${to}T12:00:00Z`), true),
  });
}

/** That a point does not work for a time, in words and colour. */
export function ClosingLabel({ closing }: { readonly closing: PointClosing }) {
  return (
    <span className={styles.label} data-state="closed">
      <span className={styles.dot} aria-hidden="true" />
      <span>{useClosingText(closing)}</span>
    </span>
  );
}

/** The first thing that the card of a point says that does not work for a time: until when, and why. */
export function ClosingPanel({ closing }: { readonly closing: PointClosing }) {
  return (
    <div className={styles.panel} data-state="closed">
      <ClockIcon />
      <div>
        <p className={styles.words}>{useClosingText(closing)}</p>
        {closing.comment && <p className={styles.hours}>{closing.comment}</p>}
      </div>
    </div>
  );
}
