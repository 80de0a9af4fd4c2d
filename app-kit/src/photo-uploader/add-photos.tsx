import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { PhotoUploader } from './model.ts';
import styles from './photo-uploader.module.css';
import { Picker } from './picker.tsx';

interface AddPhotosProps {
  readonly uploader: PhotoUploader;
  /** How many more photos there may be. */
  readonly room: number;
  readonly limit: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes photos by files, camera, drop and paste, as long as there is room for more. */
export function AddPhotos({ uploader, room, limit, onFiles }: AddPhotosProps) {
  const { t } = useTranslation();
  const surplus = useUnit(uploader.$surplus);
  const isFull = room <= 0;
  return (
    <div className={styles.add}>
      <div className={styles.pickers}>
        <Picker label={t('photos.add')} disabled={isFull} onFiles={onFiles} />
        <Picker label={t('photos.camera')} camera disabled={isFull} onFiles={onFiles} />
      </div>
      <p className={styles.note}>{isFull ? t('photos.full', { count: limit }) : t('photos.drop')}</p>
      {surplus > 0 && (
        <p role="alert" className={styles.error}>
          {t('photos.surplus', { count: surplus, limit })}
        </p>
      )}
    </div>
  );
}
