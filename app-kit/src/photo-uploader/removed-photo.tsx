import type { PointPhoto } from '@ecocircle/shared-contracts';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { PhotoUploader } from './model.ts';
import styles from './photo-uploader.module.css';

interface RemovedPhotoProps {
  readonly uploader: PhotoUploader;
  readonly value: readonly PointPhoto[];
  readonly onChange: (photos: readonly PointPhoto[]) => void;
}

/** Brings back the photo that was removed last, to the place that it had. */
export function RemovedPhoto({ uploader, value, onChange }: RemovedPhotoProps) {
  const { t } = useTranslation();
  const [removal, forget] = useUnit([uploader.$removal, uploader.removalForgotten]);
  const undo = (): void => {
    if (removal) onChange(value.toSpliced(removal.index, 0, removal.photo));
    forget();
  };
  return (
    <div role="status" className={styles.removal}>
      {removal && (
        <>
          <span>{t('photos.removed', { number: removal.index + 1 })}</span>
          <Button size="sm" variant="secondary" onClick={undo}>
            {t('photos.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
