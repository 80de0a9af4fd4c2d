import { type RecyclingPoint, unansweredSince } from '@ecocircle/shared-contracts';
import { dateWords, useWording } from '../wording/index.ts';
import styles from './point-card.module.css';

/** Says when the point was last verified, where its organisation was asked and has not answered. */
export function FreshnessNote({ point, now }: { readonly point: RecyclingPoint; readonly now: Date }) {
  const { t, locale } = useWording();
  const since = unansweredSince(point, now);
  if (since === null) return null;
  const day = dateWords(locale, point.timeZone).day(new Date(since), true);
  return <p className={styles.source}>{t('pointCard.lastVerified', { day })}</p>;
}
