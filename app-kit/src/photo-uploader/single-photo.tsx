import { PHOTO_LIMITS, type PointPhoto } from '@ecocircle/shared-contracts';
import { Button, HomeIcon, Image } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '../file-drop/index.ts';
import type { PhotoUploader as Model } from './model.ts';
import styles from './photo-uploader.module.css';
import { Picker } from './picker.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useTakingUp } from './use-taking-up.ts';

const MEGABYTES = PHOTO_LIMITS.bytes / 1024 ** 2;

interface SinglePhotoProps {
  readonly uploader: Model;
  /** The photo, or none. */
  readonly value: readonly PointPhoto[];
  readonly onChange: (photos: readonly PointPhoto[]) => void;
  /** What the picture is. */
  readonly title: string;
  readonly hint: ReactNode;
  /** What is wrong with the picture, in words. */
  readonly error?: string | undefined;
}

/** One picture, shown as a square with all of it: another one takes its place. */
export function SinglePhoto({ uploader, value, onChange, title, hint, error }: SinglePhotoProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const [uploads, choose, reset] = useUnit([uploader.$uploads, uploader.filesChosen, uploader.reset]);
  const [photo] = value;
  useTakingUp(uploader, value, (photos) => onChange(photos.slice(-1)));
  const take = (files: readonly File[]): void => {
    if (files.length === 0) return;
    reset();
    choose({ files: files.slice(0, 1), room: 1 });
  };
  const dropping = useFileDrop(take);
  return (
    <fieldset className={styles.single} aria-describedby={hintId} {...dropping}>
      <legend className="visually-hidden">{title}</legend>
      <Image
        src={photo?.url}
        alt={photo ? title : ''}
        ratio="1/1"
        className={styles.square}
        placeholder={<HomeIcon size="lg" />}
      />
      <div className={styles.choice}>
        <p id={hintId} className={styles.hint}>
          {hint} {t('photos.single.hint', { size: MEGABYTES })}
        </p>
        {error !== undefined && <p className={styles.error}>{error}</p>}
        {uploads.length > 0 && (
          <ul className={styles.list}>
            {uploads.map((upload) => (
              <UploadTile key={upload.id} upload={upload} uploader={uploader} />
            ))}
          </ul>
        )}
        <div className={styles.pickers}>
          <Picker label={t(photo ? 'photos.single.replace' : 'photos.single.choose')} single onFiles={take} />
          {photo && (
            <Button variant="ghost" onClick={() => onChange([])}>
              {t('photos.single.remove')}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
