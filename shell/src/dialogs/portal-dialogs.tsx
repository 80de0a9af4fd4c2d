import { Button, Dialog, Drawing, offlineDrawing, Skeleton } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../loader/use-delayed.ts';
import { $dialog, dialogClosed } from './model.ts';
import styles from './portal-dialogs.module.css';
import { useAddressedDialog } from './use-addressed-dialog.ts';
import { useForms } from './use-forms.ts';
import { useReopenedDialog } from './use-reopened-dialog.ts';

const SHOWN_AFTER = 300;

/** The shell's dialogs with forms, loaded when the first one opens. */
export function PortalDialogs() {
  const [dialog, close] = useUnit([$dialog, dialogClosed]);
  const section = useRef<HTMLDivElement>(null);
  const addressed = useAddressedDialog(section);
  useReopenedDialog();
  const { loaded, retry } = useForms(dialog !== null);
  if (!dialog && addressed && loaded.status === 'ready')
    return (
      <div ref={section}>
        <loaded.forms.FormSection dialog={addressed} />
      </div>
    );
  if (!dialog) return null;
  if (loaded.status !== 'ready')
    return <PendingDialog hasFailed={loaded.status === 'failed'} onRetry={retry} onClose={close} />;
  return <loaded.forms.FormDialog dialog={dialog} onClose={close} />;
}

interface PendingDialogProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Holds the dialog's place while its code is on the way. */
function PendingDialog({ hasFailed, onRetry, onClose }: PendingDialogProps) {
  const { t } = useTranslation();
  const isLong = useDelayed(true, SHOWN_AFTER);
  return (
    <Dialog
      open={isLong || hasFailed}
      onClose={onClose}
      width="lg"
      title={hasFailed ? t('dialogs.pending.notLoaded') : t('dialogs.pending.title')}
      closeLabel={t('dialogs.close')}
      actions={hasFailed ? <Button onClick={onRetry}>{t('dialogs.tryAgain')}</Button> : undefined}
    >
      {hasFailed ? (
        <div className={styles.failure} role="alert">
          <Drawing of={offlineDrawing} loading="eager" className={styles.drawing} />
          <p>{t('dialogs.pending.advice')}</p>
        </div>
      ) : (
        <div className={styles.skeleton} aria-hidden="true">
          <Skeleton width="long" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="block" className={styles.area} />
        </div>
      )}
    </Dialog>
  );
}
