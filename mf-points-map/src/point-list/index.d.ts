export { ListSkeleton } from './list-skeleton.tsx';
export { PointList } from './point-list.tsx';
