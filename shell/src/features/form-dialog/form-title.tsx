import { useStoreMap } from 'effector-react';
import { useDialogTitle } from '../dialogs/index.ts';
import { FORMS } from './model.ts';
import type { FormDialog } from './portal-forms.ts';

/** The heading of a form, by what is chosen in it. */
export function FormTitle({ dialog }: { readonly dialog: FormDialog }) {
  const type = useStoreMap(FORMS[dialog.kind].$values, (values) => values.type ?? '');
  return useDialogTitle(dialog, type);
}
