import { Button, Dialog, Skeleton } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Dictionaries } from './dictionaries.ts';
import styles from './editor.module.css';
import { loadPreview } from './load-preview.ts';
import { useLoaded } from './use-loaded.ts';

function Content({ dictionaries }: { readonly dictionaries: Dictionaries }) {
  const { t } = useTranslation();
  const preview = useLoaded(loadPreview);
  if (preview.kind === 'loading') return <Skeleton lines={8} />;
  if (preview.kind === 'failed')
    return (
      <div role="alert" className={styles.previewFailed}>
        <p>{t('editor.previewOf.failed')}</p>
        <Button variant="secondary" onClick={preview.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <div className={styles.preview}>
      <preview.part dictionaries={dictionaries} />
    </div>
  );
}

interface PreviewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly dictionaries: Dictionaries;
}

/** What visitors will see of the point: the card that the map shows of it. */
export function PreviewDialog({ open, onClose, dictionaries }: PreviewDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('editor.previewOf.title')}
      closeLabel={t('editor.previewOf.close')}
      width="sm"
    >
      <Content dictionaries={dictionaries} />
    </Dialog>
  );
}
