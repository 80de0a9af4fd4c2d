import { useWording } from '@ecocircle/app-kit/wording';
import type { PortalStatistics } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import styles from './statistics-strip.module.css';

const LINKS = {
  points: '/recycling-points',
  cities: '/recycling-points',
  events: '/charity-events',
} as const;

/** How much of everything there is right now. */
export function StatisticsStrip({ statistics }: { readonly statistics: PortalStatistics }) {
  const { t, number } = useWording();
  return (
    <section className={styles.strip} aria-label={t('home.numbers.label')}>
      <ul className={styles.numbers}>
        {(['points', 'cities', 'events'] as const).map((name) => (
          <li key={name} className={styles.item}>
            <Link to={LINKS[name]} className={styles.link}>
              <span className={styles.number}>{number(statistics[name])}</span>{' '}
              <span className={styles.word}>{t(`home.numbers.${name}`, { count: statistics[name] })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
