import { Button, NotificationCard, NotificationRegion } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  $areTimeoutsPaused,
  $notifications,
  notificationClosed,
} from '../../platform/notifications/model.ts';

export function Notifications() {
  const { t } = useTranslation();
  const [notifications, arePaused, close] = useUnit([$notifications, $areTimeoutsPaused, notificationClosed]);
  return (
    <NotificationRegion label={t('notification.region')}>
      {notifications.map(({ id, action, ...notification }) => (
        <NotificationCard
          key={id}
          {...notification}
          paused={arePaused}
          action={
            action && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  close(id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )
          }
          closeLabel={t('notification.close')}
          onClose={() => close(id)}
        />
      ))}
    </NotificationRegion>
  );
}
