/** What this code is known by where dialogs are opened. */
export const chunk = 'registration';

export { RegistrationActions as FormActions } from './registration-actions.tsx';
export { RegistrationBody as FormBody } from './registration-body.tsx';
export { RegistrationSection as FormSection } from './registration-section.tsx';
export { RegistrationTitle as FormTitle } from './registration-title.tsx';
