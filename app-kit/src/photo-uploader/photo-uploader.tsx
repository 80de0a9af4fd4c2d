import { PHOTO_LIMITS, type PointPhoto } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '../file-drop/index.ts';
import { AddPhotos } from './add-photos.tsx';
import type { PhotoUploader as Model } from './model.ts';
import { moved } from './order.ts';
import { PhotoTile } from './photo-tile.tsx';
import styles from './photo-uploader.module.css';
import { RemovedPhoto } from './removed-photo.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useTakingUp } from './use-taking-up.ts';

const MEGABYTES = PHOTO_LIMITS.bytes / 1024 ** 2;

/** Props of {@link PhotoUploader}. */
export interface PhotoUploaderProps {
  readonly uploader: Model;
  /** The photos in their order; the first one is shown in lists. */
  readonly value: readonly PointPhoto[];
  readonly onChange: (photos: readonly PointPhoto[]) => void;
  /** How many photos there may be. */
  readonly limit: number;
  /** Their order says nothing: there is no cover, and nothing to move. */
  readonly isUnordered?: boolean;
  /** Id of the group, where a link leads to it. */
  readonly id?: string;
  /** What is wrong with the photos, in words. */
  readonly error?: string | undefined;
}

/** Sends photos, shows how far they are, and lets them be put in order, removed and brought back. */
export function PhotoUploader(props: PhotoUploaderProps) {
  const { uploader, value, onChange, limit, isUnordered, id, error } = props;
  const { t } = useTranslation();
  const hintId = useId();
  const [said, say] = useState('');
  const [uploads, choose, removed] = useUnit([uploader.$uploads, uploader.filesChosen, uploader.removed]);
  useTakingUp(uploader, value, onChange);
  useEffect(() => {
    const sending = uploads.filter(
      ({ state }) => state.kind === 'waiting' || state.kind === 'sending',
    ).length;
    if (sending > 0) say(t('photos.sending', { count: sending }));
    else if (uploads.length === 0)
      say((before) => (before === '' ? '' : t('photos.count', { count: value.length })));
  }, [uploads, value.length, t]);

  const room = limit - value.length - uploads.length;
  const add = (files: readonly File[]): void => {
    if (files.length > 0) choose({ files, room });
  };
  const move = (from: number, to: number): void => {
    const next = moved(value, from, to);
    if (next === value) return;
    onChange(next);
    say(t('photos.moved', { number: from + 1, place: next.indexOf(value[from] as PointPhoto) + 1 }));
  };
  const remove = (photo: PointPhoto, index: number): void => {
    onChange(value.filter((one) => one.id !== photo.id));
    removed({ photo, index });
  };
  const dropping = useFileDrop(add);

  return (
    <fieldset
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={styles.uploader}
      aria-describedby={hintId}
      {...dropping}
    >
      <legend className="visually-hidden">{t('photos.title')}</legend>
      <p id={hintId} className={styles.hint}>
        {t(isUnordered ? 'photos.hintUnordered' : 'photos.hint', { count: limit, size: MEGABYTES })}
      </p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {value.length + uploads.length > 0 && (
        <ol className={styles.list}>
          {value.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              total={value.length}
              onMove={(to) => move(index, to)}
              onDropped={(from) => move(from, index)}
              onRemove={() => remove(photo, index)}
              isUnordered={isUnordered}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile key={`upload ${upload.id}`} upload={upload} uploader={uploader} />
          ))}
        </ol>
      )}
      <RemovedPhoto uploader={uploader} value={value} onChange={onChange} />
      <AddPhotos uploader={uploader} room={room} limit={limit} onFiles={add} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
