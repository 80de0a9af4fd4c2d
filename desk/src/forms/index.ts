export { DeskForm } from './desk-form.tsx';
export { refusalAs } from './refusal-as.ts';
