export { FormDialog } from './form-dialog.tsx';
export { FormSection } from './form-section.tsx';
