import type { PortalDialog } from '@ecocircle/shared-contracts';
import { loadAhead } from '@ecocircle/ui-kit';
import type { ComponentType } from 'react';
import { dialogOf } from './dialog-address.ts';
import { DIALOGS, type FormChunk } from './dialog-kinds.ts';

/** What the buttons of a dialog's form are given; `id` is the form's. */
export interface FormActionsProps {
  readonly dialog: PortalDialog;
  readonly id: string;
  readonly onClose: () => void;
}

/** The code of dialogs with forms: what stands in the dialog, and what the server writes in its place. */
export interface Forms {
  readonly chunk: FormChunk;
  readonly FormTitle: ComponentType<{ readonly dialog: PortalDialog }>;
  readonly FormBody: ComponentType<{ readonly dialog: PortalDialog; readonly id: string }>;
  readonly FormActions: ComponentType<FormActionsProps>;
  readonly FormSection: ComponentType<{ readonly dialog: PortalDialog }>;
}

const LOADERS: Readonly<Record<FormChunk, () => Promise<Forms>>> = {
  forms: () => import(/* webpackChunkName: "forms" */ '../form-dialog/index.ts').then(({ forms }) => forms),
  registration: () =>
    import(/* webpackChunkName: "registration" */ '../registration/index.ts').then(({ forms }) => forms),
};

/** Loads the dialogs with forms; what was loaded once comes at once. A failed load may be tried again. */
export const loadForms = (chunk: FormChunk = 'forms'): Promise<Forms> => LOADERS[chunk]();

export const prefetchForms = (chunk?: FormChunk): void => loadAhead(() => loadForms(chunk));

/** The forms where the address opens one, for a first render that holds it; otherwise null. */
export async function formsFor(search: string): Promise<Forms | null> {
  const dialog = dialogOf(search);
  return dialog && loadForms(DIALOGS[dialog.kind].chunk);
}
