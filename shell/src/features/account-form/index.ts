export { default as styles } from './account-form.module.css';
export { AccountForm } from './account-form.tsx';
export { useTooManyText } from './use-too-many-text.ts';
