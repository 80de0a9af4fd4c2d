import { Link } from '@ecocircle/shared-contracts/router';
import { ChipLink, Link as KitLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { THINGS_PATH, thingPath } from '../../things/index.ts';
import type { KnownThing } from './load-thing.ts';
import styles from './related-things.module.css';

/** Other things of the same family, and the way to all of them. */
export function RelatedThings({ thing: { family, related } }: Pick<KnownThing, 'thing'>) {
  const { t } = useTranslation();
  return (
    <section className={`${styles.related} no-print`} aria-labelledby="related-things">
      <h2 id="related-things">{t('thing.related', { family: t(`family.${family}`) })}</h2>
      <ul className={styles.list}>
        {related.map(({ id, name, slug }) => (
          <li key={id}>
            <ChipLink render={<Link to={thingPath(slug)} />}>{name}</ChipLink>
          </li>
        ))}
      </ul>
      <KitLink variant="standalone" render={<Link to={THINGS_PATH} />}>
        {t('thing.all')}
      </KitLink>
    </section>
  );
}
