import { type Forms, useDialogTitle } from '../dialogs/index.ts';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationBody } from './registration-body.tsx';
import { RegistrationSection } from './registration-section.tsx';

export const forms: Forms = {
  chunk: 'registration',
  FormTitle: ({ dialog }) => useDialogTitle(dialog),
  FormBody: RegistrationBody,
  FormActions: RegistrationActions,
  FormSection: RegistrationSection,
};
