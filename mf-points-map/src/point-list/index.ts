export { Distance } from './distance.tsx';
export { PointList, type PointListProps } from './point-list.tsx';
