export { appHandle } from './app-head.ts';
