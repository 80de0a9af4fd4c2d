export { pointHead } from '../point-head/index.ts';
export { VisitorCard as default } from './visitor-card.tsx';
