import { useWording } from '@ecocircle/app-kit/wording';
import type { PortalStatistics } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Link as KitLink } from '@ecocircle/ui-kit';
import styles from './statistics-strip.module.css';

const LINKS = {
  points: '/recycling-points',
  cities: '/recycling-points',
  events: '/charity-events',
} as const;

/** How much of everything there is right now; where there is nothing yet, how it begins. */
export function StatisticsStrip({ statistics }: { readonly statistics: PortalStatistics }) {
  const { t, number } = useWording();
  if (statistics.points === 0 && statistics.events === 0)
    return (
      <section className={styles.strip} aria-label={t('home.numbers.label')}>
        <p className={styles.none}>
          {t('home.numbers.none')}{' '}
          <KitLink render={<Link to="/profile/login" />}>{t('home.numbers.begin')}</KitLink>
        </p>
      </section>
    );
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
