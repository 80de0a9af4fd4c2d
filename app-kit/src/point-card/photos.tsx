import type { PointPhoto } from '@ecocircle/shared-contracts';
import { Image } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './photos.module.css';

/** The photos of a point in a row that scrolls sideways. */
export function Photos({ photos, name }: { readonly photos: readonly PointPhoto[]; readonly name: string }) {
  const { t } = useTranslation();
  return (
    <ul
      tabIndex={photos.length > 1 ? 0 : undefined}
      className={styles.photos}
      aria-label={t('pointCard.photos')}
      data-single={photos.length === 1 || undefined}
    >
      {photos.map(({ id, url, width, height }, index) => (
        <li key={id}>
          <Image
            src={url}
            alt={t('pointCard.photo', { name, number: index + 1, total: photos.length })}
            width={width}
            height={height}
            ratio="3/2"
            loading={index === 0 ? 'eager' : 'lazy'}
            className={styles.photo}
          />
        </li>
      ))}
    </ul>
  );
}
