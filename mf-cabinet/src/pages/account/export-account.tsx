import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { isCallCancelled } from '@ecocircle/shared-contracts';
import { Button, DownloadIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { exportFx } from './leaving.ts';

/** Saves a copy of everything that is kept about the person. */
export function ExportAccount() {
  const { t } = useWording();
  const { notifications } = useServices();
  const [load, pending] = useUnit([exportFx, exportFx.pending]);
  const save = () =>
    load().catch((error) => {
      if (!isCallCancelled(error)) notifications.show({ kind: 'error', title: t('account.export.failed') });
    });
  return (
    <Button variant="secondary" icon={<DownloadIcon size="sm" />} loading={pending} onClick={save}>
      {t('account.export.submit')}
    </Button>
  );
}
