export { default as styles } from './account-form.module.css';
export { FailureNote } from './failure-note.tsx';
export { useTooManyText } from './use-too-many-text.ts';
