import { useStoreMap } from 'effector-react';
import { type Forms, useDialogTitle } from '../dialogs/index.ts';
import { FormActions } from './form-actions.tsx';
import { FormBody } from './form-body.tsx';
import { FormSection } from './form-section.tsx';
import { FORMS } from './model.ts';
import type { FormDialog } from './portal-forms.ts';

/** The heading of a form, by what is chosen in it. */
const FormTitle = ({ dialog }: { readonly dialog: FormDialog }) =>
  useDialogTitle(
    dialog,
    useStoreMap(FORMS[dialog.kind].$values, (values) => values.type ?? ''),
  );

/** Only dialogs of these kinds come in this chunk. */
export const forms = { chunk: 'forms', FormActions, FormBody, FormSection, FormTitle } as unknown as Forms;
