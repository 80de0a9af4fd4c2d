export { typeset, typesetAll } from './typography.ts';
