import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowRightIcon, Link as KitLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import { type LoadedNearby, NearbyList, useNearby } from '../../nearby-points/index.ts';
import styles from './around-you.module.css';

/** The points to go to now from where the visitor is, or from the middle of their city. */
export function AroundYou({ loaded }: { readonly loaded: LoadedNearby }) {
  const { t } = useTranslation();
  const { nearby } = useNearby(loaded);
  if (!nearby || nearby.points.length === 0) return null;
  const { city, isOwn, isFar, points } = nearby;
  const from = t(isOwn ? 'home.around.fromYou' : 'home.around.fromCity');
  return (
    <section className={styles.section} aria-labelledby="around-you">
      <header className={layout.header}>
        <div>
          <h2 id="around-you">{isOwn ? t('home.around.title') : t('home.around.inCity', { city })}</h2>
          <p className={styles.from}>{isFar ? `${t('home.around.far', { city })} ${from}` : from}</p>
        </div>
        <KitLink variant="standalone" render={<Link to="/recycling-points" />}>
          {t('home.around.all')}
          <ArrowRightIcon size="sm" />
        </KitLink>
      </header>
      <NearbyList points={points} search="" className={styles.cards} />
    </section>
  );
}
