export { NotificationCard, NotificationRegion } from './notification.tsx';
