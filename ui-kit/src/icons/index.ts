export * from './event-shapes.tsx';
export { EventKindIcon, MaterialIcon, PointStatusIcon } from './family-icons.tsx';
export * from './interface-icons.tsx';
export * from './material-shapes.tsx';
export * from './social-icons.tsx';
