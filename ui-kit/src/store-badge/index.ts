export { StoreBadge, type StoreBadgeProps } from './store-badge.tsx';
