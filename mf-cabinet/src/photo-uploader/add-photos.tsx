import { PHOTO_TYPES } from '@ecocircle/shared-contracts';
import { Button, PlusIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoUploader } from './model.ts';
import styles from './photo-uploader.module.css';

/** Names, too: not every browser knows the type of HEIC. */
const ACCEPTED = [...PHOTO_TYPES, '.heic', '.heif'].join(',');

interface AddPhotosProps {
  readonly uploader: PhotoUploader;
  /** How many more photos there may be. */
  readonly room: number;
  readonly limit: number;
  readonly onFiles: (files: readonly File[]) => void;
}

interface PickerProps extends Pick<AddPhotosProps, 'onFiles'> {
  readonly label: string;
  /** Opens the camera instead of the files. */
  readonly camera?: boolean;
  readonly disabled: boolean;
}

/** A button that opens the files, or the camera of a phone. */
function Picker({ label, camera = false, disabled, onFiles }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={camera ? 'image/*' : ACCEPTED}
        multiple={!camera}
        {...(camera && { capture: 'environment' })}
        onChange={choose}
      />
      <Button
        variant="secondary"
        icon={camera ? undefined : <PlusIcon size="sm" />}
        className={camera ? styles.camera : undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
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
