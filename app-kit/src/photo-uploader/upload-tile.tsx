import { PHOTO_LIMITS } from '@ecocircle/shared-contracts';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { PhotoUploader } from './model.ts';
import styles from './photo-uploader.module.css';
import { mayBeRetried, type Upload } from './upload.ts';

const MEGABYTES = PHOTO_LIMITS.bytes / 1024 ** 2;
const HUNDRED = 100;

/** How far a photo is; once all of it is sent the server makes its pictures. */
function Progress({ file, state }: Pick<Upload, 'file' | 'state'>) {
  const { t } = useTranslation();
  const label = t('photos.progress', { name: file.name });
  if (state.kind === 'waiting') return <p className={styles.note}>{t('photos.waiting')}</p>;
  const share = state.kind === 'sending' ? state.share : 1;
  if (share === 1) return <progress className={styles.progress} aria-label={label} />;
  return (
    <progress
      className={styles.progress}
      aria-label={label}
      max={HUNDRED}
      value={Math.round(share * HUNDRED)}
    />
  );
}

/** A photo that is on its way or has failed. */
export function UploadTile({
  upload,
  uploader,
}: {
  readonly upload: Upload;
  readonly uploader: PhotoUploader;
}) {
  const { t } = useTranslation();
  const [retry, drop] = useUnit([uploader.retried, uploader.dropped]);
  const { id, file, state } = upload;
  const hasFailed = state.kind === 'failed';
  return (
    <li className={styles.tile} data-failed={hasFailed || undefined}>
      <div className={styles.upload}>
        <p className={styles.name}>{file.name}</p>
        {hasFailed ? (
          <p role="alert" className={styles.error}>
            {t(`photos.problem.${state.problem}`, { size: MEGABYTES })}
          </p>
        ) : (
          <Progress file={file} state={state} />
        )}
      </div>
      <div className={styles.uploadActions}>
        {hasFailed && mayBeRetried(state.problem) && (
          <Button size="sm" variant="secondary" onClick={() => retry(id)}>
            {t('photos.retry')}
            <span className="visually-hidden"> {file.name}</span>
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => drop(id)}>
          {t(hasFailed ? 'photos.dismiss' : 'photos.cancel')}
          <span className="visually-hidden"> {file.name}</span>
        </Button>
      </div>
    </li>
  );
}
