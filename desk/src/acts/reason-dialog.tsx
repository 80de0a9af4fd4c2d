import { Button, Dialog, TextArea } from '@ecocircle/ui-kit';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './act-dialog.module.css';
import type { Asked } from './asking-button.tsx';

interface ReasonDialogProps extends Asked {
  /** The words on the button unless given. */
  readonly title?: string;
  readonly hint: string;
  /** The dialog is closed by then. */
  readonly onReason: (reason: string) => void;
  /** What is asked for, where it is not a reason; a note may be left out. */
  readonly note?: string;
  /** The most characters; what the API takes of most reasons unless given. */
  readonly longest?: number;
  /** Stands above the field. */
  readonly children?: ReactNode;
}

/** The longest reason that the API takes. */
const LONGEST = 1000;

/** Asks for the reason of a decision, without which it is not made, or for a note on it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { submit, title = submit, hint, onClose, onReason, note, longest = LONGEST, children } = props;
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = note === undefined && reason.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) {
      setTold(true);
      field.current?.focus();
      return;
    }
    onClose();
    onReason(reason.trim());
  };
  return (
    <Dialog
      open
      width="sm"
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} size="lg" wide>
          {submit}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send} className={styles.form}>
        {children}
        <TextArea
          ref={field}
          label={note ?? t('reason.label')}
          hint={hint}
          value={reason}
          onValueChange={setReason}
          maxLength={longest}
          counted
          required={note === undefined}
          error={isMissing ? t('reason.required') : null}
          errorShown={isTold}
        />
      </form>
    </Dialog>
  );
}
