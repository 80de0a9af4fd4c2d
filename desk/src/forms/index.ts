export { DeskForm } from './desk-form.tsx';
export { FirstField } from './first-field.tsx';
export { refusalAs } from './refusal-as.ts';
