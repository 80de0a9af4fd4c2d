export {
  NotificationCard,
  type NotificationCardProps,
  type NotificationKind,
  NotificationRegion,
  type NotificationRegionProps,
} from './notification.tsx';
