import type { NamedThing } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { MaterialMark } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './thing-links.module.css';
import { thingPath } from './things-path.ts';

/** Things that were found: each leads to its page. */
export function FoundThings({
  things,
}: {
  readonly things: readonly Pick<NamedThing, 'name' | 'slug' | 'family'>[];
}) {
  const { t } = useTranslation();
  return (
    <ul className={styles.found}>
      {things.map(({ name, slug, family }) => (
        <li key={slug} className={styles.item}>
          <MaterialMark family={family} />
          <span className={styles.words}>
            <Link to={thingPath(slug)} className={styles.link}>
              {name}
            </Link>
            <span className={styles.family}>{t(`family.${family}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
