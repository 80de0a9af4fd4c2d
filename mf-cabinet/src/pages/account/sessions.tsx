import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { isCallCancelled } from '@ecocircle/shared-contracts';
import { useNavigate } from '@ecocircle/shared-contracts/router';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { logoutEverywhereFx } from './models.ts';

/** Ends every session after a question. */
export function Sessions() {
  const { t } = useWording();
  const { confirm, notifications } = useServices();
  const navigate = useNavigate();
  const [logout, pending] = useUnit([logoutEverywhereFx, logoutEverywhereFx.pending]);
  const ask = async () => {
    const isSure = await confirm.ask({
      title: t('account.sessions.question'),
      text: t('account.sessions.text'),
      okLabel: t('account.sessions.submit'),
      cancelLabel: t('account.cancel'),
    });
    if (!isSure) return;
    try {
      await logout();
      navigate('/logout');
    } catch (error) {
      if (!isCallCancelled(error)) notifications.show({ kind: 'error', title: t('account.failed') });
    }
  };
  return (
    <Button variant="secondary" loading={pending} onClick={ask}>
      {t('account.sessions.submit')}
    </Button>
  );
}
