export { Answer, loadAnswer } from './load-answer.tsx';
export type { ThingAnswer } from './read-answer.ts';
