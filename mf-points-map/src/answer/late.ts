export { Answer as default } from './answer.tsx';
export { readAnswer } from './read-answer.ts';
