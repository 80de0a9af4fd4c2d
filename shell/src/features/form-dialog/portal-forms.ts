import {
  CONTACT_TYPES,
  contactSchema,
  INQUIRE_TYPES,
  inquirySchema,
  type PortalDialog,
  QuestionSchema,
  SUBMISSION_LIMITS,
} from '@ecocircle/shared-contracts';
import type { GenericSchema } from 'valibot';

/** A dialog that holds one of these forms. */
export type FormDialog = Exclude<PortalDialog, { readonly kind: 'registration' }>;

/** Whether a dialog holds one of these forms. */
export const isFormDialog = (dialog: PortalDialog): dialog is FormDialog => dialog.kind !== 'registration';

/** The name of a form: the kind of dialog that holds it. */
export type FormKind = FormDialog['kind'];

/** What was typed and chosen, by the field's name. */
export type FormValues = Readonly<Record<string, string>>;

/** One field of a form; its label is found by its name. */
export interface FormField {
  readonly name: string;
  readonly control: 'line' | 'email' | 'phone' | 'area' | 'choice';
  readonly required: boolean;
  readonly autoComplete?: string;
  /** Characters that the server takes. */
  readonly limit?: number;
  readonly choices?: readonly string[];
}

/** A form: where it goes, what it asks and by which rules. */
export interface PortalForm {
  readonly action: string;
  /** The rules, with that of phone numbers. */
  readonly schema: (phone: GenericSchema<string, string>) => GenericSchema;
  readonly fields: readonly FormField[];
  /** Codes of errors that leave nothing to try again: the same request would meet them once more. */
  readonly finalErrors: readonly string[];
}

const { name, city, orgName, text } = SUBMISSION_LIMITS;
const NAME: FormField = { name: 'name', control: 'line', required: true, autoComplete: 'name', limit: name };
const CITY: FormField = {
  name: 'city',
  control: 'line',
  required: true,
  autoComplete: 'address-level2',
  limit: city,
};
const EMAIL: FormField = { name: 'email', control: 'email', required: true, autoComplete: 'email' };
const TEXT: FormField = { name: 'text', control: 'area', required: true, limit: text };
const phone = (required: boolean): FormField => ({
  name: 'phone',
  control: 'phone',
  required,
  autoComplete: 'tel',
});
const type = (choices: readonly string[]): FormField => ({
  name: 'type',
  control: 'choice',
  required: true,
  choices,
});
const ORGANIZATION: FormField = {
  name: 'orgName',
  control: 'line',
  required: true,
  autoComplete: 'organization',
  limit: orgName,
};

/** Whether a form asks for a phone number. */
export const asksPhone = ({ fields }: PortalForm): boolean =>
  fields.some(({ control }) => control === 'phone');

const FINAL_ERRORS = ['body-too-large'];

/** The public forms of the portal. */
export const PORTAL_FORMS: Readonly<Record<FormKind, PortalForm>> = {
  question: {
    action: '/api/ask-question',
    schema: () => QuestionSchema,
    fields: [NAME, CITY, EMAIL, TEXT],
    finalErrors: FINAL_ERRORS,
  },
  'write-to-us': {
    action: '/inquire',
    schema: contactSchema,
    fields: [type(CONTACT_TYPES), NAME, phone(true), EMAIL, CITY, TEXT],
    finalErrors: FINAL_ERRORS,
  },
  inquire: {
    action: '/inquire',
    schema: inquirySchema,
    fields: [type(INQUIRE_TYPES), ORGANIZATION, NAME, CITY, EMAIL, phone(false), TEXT],
    finalErrors: FINAL_ERRORS,
  },
};

/** A form as it starts: empty, its choice on the first one, and what the dialog was opened with. */
export function initialValues(dialog: FormDialog): FormValues {
  const empty = PORTAL_FORMS[dialog.kind].fields.map((field) => [field.name, field.choices?.[0] ?? '']);
  const { kind: _, ...given } = dialog;
  return Object.fromEntries([...empty, ...Object.entries(given).filter(([, value]) => value !== undefined)]);
}
