export { AfterSave } from './after-save.tsx';
export { answerTo } from './answer-to.ts';
export { DeskForm } from './desk-form.tsx';
export { EntryIdField } from './entry-id-field.tsx';
export { FirstField } from './first-field.tsx';
