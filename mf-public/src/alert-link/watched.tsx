import { formatDistance, useWording } from '@ecocircle/app-kit/wording';
import { MapPinIcon, MaterialIcon, Tag } from '@ecocircle/ui-kit';
import type { WatchedArea } from './alert-link-data.ts';
import styles from './watched.module.css';

/** What an alert watches: materials, and the area. */
export function Watched({ materials, place, radius }: WatchedArea) {
  const { t, locale } = useWording();
  return (
    <section className={styles.watched} aria-label={t('alertLink.watched')}>
      <ul className={styles.materials}>
        {materials.map(({ id, family, name }) => (
          <li key={id}>
            <Tag icon={<MaterialIcon family={family} size="sm" />}>{name}</Tag>
          </li>
        ))}
      </ul>
      <p className={styles.area}>
        <MapPinIcon size="sm" />
        <span>{t('alertLink.area', { place, distance: formatDistance(radius, locale) })}</span>
      </p>
    </section>
  );
}
