export * from './contact-icons.ts';
export { EventKindIcon, MaterialIcon, PointStatusIcon } from './family-icons.tsx';
export * from './form-icons.ts';
export * from './interface-icons.ts';
export { SocialIcon } from './social-icons.tsx';
