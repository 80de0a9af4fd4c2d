import { Banner, Button, Dialog, TextArea } from '@ecocircle/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  readonly title: string;
  readonly hint: string;
  /** The words on the button. */
  readonly submit: string;
  /** What happens beside, where that has to be known before. */
  readonly warning?: string | null;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** The longest reason that the API takes. */
const LONGEST = 1000;

/** Asks for the reason of a decision, without which it is not made. */
export function ReasonDialog({ title, hint, submit, warning = null, onClose, onReason }: ReasonDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const form = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setTold(true);
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
        {warning !== null && (
          <Banner label={t('reason.warning')} tone="warning">
            {warning}
          </Banner>
        )}
        <TextArea
          label={t('reason.label')}
          hint={hint}
          value={reason}
          onValueChange={setReason}
          maxLength={LONGEST}
          counted
          required
          error={reason.trim() === '' ? t('reason.required') : null}
          errorShown={isTold}
        />
      </form>
    </Dialog>
  );
}
