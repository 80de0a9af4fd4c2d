import type { PointClosing } from '@ecocircle/shared-contracts';
import { dateWords, useWording } from '../../wording/index.ts';
import styles from './open-label.module.css';

/** The words of a temporary closing, with the day of the reopening where it is known. */
export function useClosingText({ to }: PointClosing): string {
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
