export { pointHead } from './point-head.ts';
