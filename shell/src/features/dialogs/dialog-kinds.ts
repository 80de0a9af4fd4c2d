import type { PortalDialog } from '@ecocircle/shared-contracts';

/** The pieces of code that dialogs with forms come in. */
export type FormChunk = 'forms' | 'registration';

/** The name of a dialog. */
export type DialogKind = PortalDialog['kind'];

/** What there is to know of a dialog before its code is there. */
interface DialogFacts {
  readonly chunk: FormChunk;
  readonly width: 'lg' | 'xl';
  /** `?modal=` opens it; an inquiry has a parameter of its own, which names its audience. */
  readonly isModal: boolean;
}

/** The dialogs of the shell. */
export const DIALOGS = {
  question: { chunk: 'forms', width: 'lg', isModal: true },
  'write-to-us': { chunk: 'forms', width: 'lg', isModal: true },
  inquire: { chunk: 'forms', width: 'lg', isModal: false },
  registration: { chunk: 'registration', width: 'xl', isModal: true },
} as const satisfies Readonly<Record<DialogKind, DialogFacts>>;

type Dialogs = typeof DIALOGS;

/** A dialog that `?modal=` opens. */
export type ModalKind = {
  [Kind in DialogKind]: Dialogs[Kind]['isModal'] extends true ? Kind : never;
}[DialogKind];

/** Whether a text names a dialog. */
export const isDialogKind = (name: unknown): name is DialogKind =>
  typeof name === 'string' && Object.hasOwn(DIALOGS, name);

/** Whether a text names a dialog that `?modal=` opens. */
export const isModalKind = (name: unknown): name is ModalKind => isDialogKind(name) && DIALOGS[name].isModal;

/** Where what was typed into a dialog's form is kept. */
export const formDraftKey = (kind: DialogKind): string => `shell.form.${kind}`;
