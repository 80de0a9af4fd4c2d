export { answerTo } from './answer-to.ts';
export { DeskForm } from './desk-form.tsx';
export { FirstField } from './first-field.tsx';
