import { type FormField, type FormKind, PORTAL_FORMS, type PortalDialog } from '@ecocircle/shared-contracts';

export type { FormKind };

/** A dialog that holds one of these forms. */
export type FormDialog = Extract<PortalDialog, { readonly kind: FormKind }>;

/** Whether a dialog holds one of these forms. */
export const isFormDialog = (dialog: PortalDialog): dialog is FormDialog =>
  Object.hasOwn(PORTAL_FORMS, dialog.kind);

/** What was typed and chosen, by the field's name. */
export type FormValues = Readonly<Record<string, string>>;

/** The fields of a form. */
export const fieldsOf = (kind: FormKind): readonly FormField[] => PORTAL_FORMS[kind].fields;

/** A form as it starts: empty, and its choice on the first one. */
export const emptyForm = (kind: FormKind): FormValues =>
  Object.fromEntries(
    fieldsOf(kind).map((field) => [field.name, field.control === 'choice' ? (field.choices[0] ?? '') : '']),
  );

/** A text made for the person stands before what they typed earlier; neither takes the other's place. */
const joinedText = (given = '', typed = ''): string =>
  typed.includes(given) ? typed : [given, typed].filter(Boolean).join('\n\n');

/** A form as it begins: what was typed before, with what the dialog was opened with; a choice of the opener's wins. */
export function begunForm({ kind, ...given }: FormDialog, draft: FormValues | null = null): FormValues {
  const texts = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const { text, ...rest } = Object.fromEntries(texts);
  return {
    ...emptyForm(kind),
    ...rest,
    ...draft,
    ...(rest.type && { type: rest.type }),
    text: joinedText(text, draft?.text),
  };
}
