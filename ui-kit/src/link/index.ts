export { Link, type LinkProps } from './link.tsx';
export { isPlainPress } from './plain-press.ts';
