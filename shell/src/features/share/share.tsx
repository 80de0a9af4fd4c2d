import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationShown } from '../../platform/notifications/model.ts';
import { useLeftPage } from '../../platform/routing/use-left-page.ts';
import { loadShareDialog } from './load-share-dialog.ts';
import { $isShareOpen, shareClosed } from './model.ts';

export function Share() {
  const { t } = useTranslation();
  const [isOpen, close, notify] = useUnit([$isShareOpen, shareClosed, notificationShown]);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useLeftPage(close);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadShareDialog().then(
      ({ default: loaded }) => setDialog(() => loaded),
      () => {
        close();
        notify({ id: 'share', kind: 'error', title: t('share.failed') });
      },
    );
  }, [isOpen, Dialog, close, notify, t]);
  return Dialog && <Dialog />;
}
