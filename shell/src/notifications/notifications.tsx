import { NotificationCard, NotificationRegion } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $notifications, notificationClosed } from './model.ts';

/** The notifications of the page, announced as they come. */
export function Notifications() {
  const { t } = useTranslation();
  const [notifications, close] = useUnit([$notifications, notificationClosed]);
  return (
    <NotificationRegion label={t('notification.region')}>
      {notifications.map(({ id, ...notification }) => (
        <NotificationCard
          key={id}
          {...notification}
          closeLabel={t('notification.close')}
          onClose={() => close(id)}
        />
      ))}
    </NotificationRegion>
  );
}
