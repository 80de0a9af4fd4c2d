import { Link } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { formatNumber, useLocale } from '../../wording/index.ts';
import type { PortalStatistics } from './portal-statistics.ts';
import styles from './statistics-strip.module.css';

const LINKS = {
  points: '/recycling-points',
  cities: '/recycling-points',
  events: '/charity-events',
} as const;

/** How much of everything there is right now. */
export function StatisticsStrip({ statistics }: { readonly statistics: PortalStatistics }) {
  const { t } = useTranslation('mf-public');
  const locale = useLocale();
  return (
    <section className={styles.strip} aria-label={t('home.numbers.label')}>
      <ul className={styles.numbers}>
        {(['points', 'cities', 'events'] as const).map((name) => (
          <li key={name} className={styles.item}>
            <Link to={LINKS[name]} className={styles.link}>
              <span className={styles.number}>{formatNumber(statistics[name], locale)}</span>{' '}
              <span className={styles.word}>{t(`home.numbers.${name}`, { count: statistics[name] })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
