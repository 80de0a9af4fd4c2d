import { useLeaveBlocker } from '@ecocircle/app-kit/leave-guard';
import { Button, Dialog } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';

/** Asks before a page is left with something typed that is not saved. */
export function LeaveQuestion({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { t } = useTranslation();
  const blocker = useLeaveBlocker(isUnsaved);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      width="sm"
      title={t('leave.title')}
      closeLabel={t('close')}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('leave.stay')}</Button>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
