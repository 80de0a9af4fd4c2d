export { FormDialog } from './form-dialog.tsx';
export { ModalSection } from './modal-section.tsx';
