import { Button, Dialog } from '@ecocircle/ui-kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './act-dialog.module.css';
import type { Asked } from './asking-button.tsx';

interface ConfirmDialogProps extends Asked {
  /** The words on the button unless given. */
  readonly title?: string;
  /** What happens then. */
  readonly text: string;
  /** What is lost for good. */
  readonly isFinal?: boolean;
  /** The dialog is closed by then. */
  readonly onConfirmed: () => void;
  /** More to choose. */
  readonly children?: ReactNode;
}

/** Asks before something is done that is not easily undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { submit, title = submit, text, isFinal = false, onClose, onConfirmed, children } = props;
  const { t } = useTranslation();
  const form = useId();
  return (
    <Dialog
      open
      width="sm"
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} size="lg" wide variant={isFinal ? 'danger' : 'primary'}>
          {submit}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onConfirmed();
        }}
      >
        <p>{text}</p>
        {children}
      </form>
    </Dialog>
  );
}
