import { type RecyclingPoint, unansweredSince } from '@ecocircle/shared-contracts';
import { dateWords, useWording } from '../wording/index.ts';
import styles from './point-card.module.css';

/** Says when the point was last verified, and where its organisation has not answered for long that it may be out of date. */
export function FreshnessNote({ point, now }: { readonly point: RecyclingPoint; readonly now: Date }) {
  const { t, locale } = useWording();
  const since = unansweredSince(point, now);
  const verified = since ?? point.verifiedAt;
  if (verified === null) return null;
  const day = dateWords(locale, point.timeZone).day(new Date(verified), true);
  return (
    <p className={styles.source}>{t(since ? 'pointCard.lastVerified' : 'pointCard.verified', { day })}</p>
  );
}
