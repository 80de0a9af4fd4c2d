import { Button, NotificationCard, NotificationRegion, useMediaQuery } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  $areTimeoutsPaused,
  $notifications,
  MOST_SHOWN,
  notificationClosed,
  notificationsCleared,
} from '../../platform/notifications/model.ts';

/** Where more would cover the page. */
const SMALL = '(max-width: 480px), (max-height: 30rem)';
const MOST_ON_SMALL = 2;

export function Notifications() {
  const { t } = useTranslation();
  const [notifications, arePaused, close, clear] = useUnit([
    $notifications,
    $areTimeoutsPaused,
    notificationClosed,
    notificationsCleared,
  ]);
  const most = useMediaQuery(SMALL, false) ? MOST_ON_SMALL : MOST_SHOWN;
  const waiting = Math.max(0, notifications.length - most);
  return (
    <NotificationRegion
      label={t('notification.region')}
      rest={
        waiting > 0 && (
          <>
            {t('notification.waiting', { amount: waiting })}
            <Button size="sm" variant="ghost" onClick={clear}>
              {t('notification.closeAll')}
            </Button>
          </>
        )
      }
    >
      {notifications.slice(-most).map(({ id, action, ...notification }) => (
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
