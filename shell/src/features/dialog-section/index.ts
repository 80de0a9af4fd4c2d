export { DialogSection, DialogSectionActions } from './dialog-section.tsx';
