import { useField } from '@ecocircle/app-kit/form';
import { PhotoUploader } from '@ecocircle/app-kit/photo-uploader';
import type { EventPhoto } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';
import { cover } from './cover-upload.ts';
import { editForm } from './edit-model.ts';
import styles from './events.module.css';

/** The same list each time, so that nothing is rendered anew for it. */
const NO_PHOTOS: readonly EventPhoto[] = [];

/** The photo that lists and the event's page begin with. */
export function CoverField() {
  const { t } = useTranslation();
  const { error, errorShown, onValueChange: changeId } = useField(editForm, 'photoId');
  const { value: photo, onValueChange: changeCover } = useField(editForm, 'cover');
  const choose = (photos: readonly EventPhoto[]) => {
    const chosen = photos[0] ?? null;
    changeCover(chosen);
    changeId(chosen?.id ?? null);
  };
  return (
    <section aria-label={t('events.facts.cover')}>
      <h2 className={styles.title}>{t('events.facts.cover')}</h2>
      <PhotoUploader
        uploader={cover.uploader}
        value={photo ? [photo] : NO_PHOTOS}
        onChange={choose}
        limit={1}
        error={errorShown ? (error ?? undefined) : undefined}
      />
    </section>
  );
}
