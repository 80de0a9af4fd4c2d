import { Button, Dialog, TextArea } from '@ecocircle/ui-kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './act-dialog.module.css';

interface ReasonDialogProps {
  readonly title: string;
  readonly hint: string;
  /** The words on the button. */
  readonly submit: string;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
  /** What is asked for, where it is not a reason; a note may be left out. */
  readonly note?: string;
  /** Stands above the field. */
  readonly children?: ReactNode;
}

/** The longest reason that the API takes. */
const LONGEST = 1000;

/** Asks for the reason of a decision, without which it is not made, or for a note on it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, submit, onClose, onReason, note, children } = props;
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const form = useId();
  const isMissing = note === undefined && reason.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) return setTold(true);
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
          label={note ?? t('reason.label')}
          hint={hint}
          value={reason}
          onValueChange={setReason}
          maxLength={LONGEST}
          counted
          required={note === undefined}
          error={isMissing ? t('reason.required') : null}
          errorShown={isTold}
        />
      </form>
    </Dialog>
  );
}
