/** What this code is known by where dialogs are opened. */
export const chunk = 'forms';

export { FormActions } from './form-actions.tsx';
export { FormBody } from './form-body.tsx';
export { FormSection } from './form-section.tsx';
export { FormTitle } from './form-title.tsx';
