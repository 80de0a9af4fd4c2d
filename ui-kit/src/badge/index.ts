export { Badge, type BadgeProps } from './badge.tsx';
export { shortCount } from './short-count.ts';
