export { EventKindIcon, MaterialIcon, PointStatusIcon } from './family-icons.tsx';
export * from './interface-icons.ts';
export { SocialIcon } from './social-icons.tsx';
