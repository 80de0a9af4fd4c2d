import { Button, Dialog } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $confirmation, confirmationAnswered } from './model.ts';

/** The dialog of the open question; dismissing it answers no. */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const [confirmation, answer] = useUnit([$confirmation, confirmationAnswered]);
  return (
    <Dialog
      open={confirmation !== null}
      onClose={() => answer(false)}
      title={confirmation?.title ?? ''}
      closeLabel={t('confirm.close')}
      width="sm"
      actions={
        confirmation && (
          <>
            <Button variant={confirmation.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
              {confirmation.okLabel}
            </Button>
            {confirmation.cancelLabel && (
              <Button variant="secondary" onClick={() => answer(false)}>
                {confirmation.cancelLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {confirmation?.text}
    </Dialog>
  );
}
