import type { Locale } from '../locales/locales.ts';
import { CONTACT_TYPES, INQUIRE_TYPES } from './submissions.ts';

/** The longest values of the portal's forms, in characters; of `text`, UTF-16 units as `String.length` counts. */
export const FORM_LIMITS = { name: 100, city: 100, orgName: 200, address: 300, tin: 20, text: 5000 } as const;

/** A field of a form; its label is found by its name, its rule by its control. Only an `area` holds several lines. */
export type FormField = {
  readonly name: string;
  readonly required: boolean;
  /** What a browser may fill it in with. */
  readonly autoComplete?: string;
} & (
  | { readonly control: 'email' | 'phone' | 'password' | 'password-repetition' }
  /** `limit`: characters that the server takes. */
  | { readonly control: 'line' | 'area' | 'tax-id'; readonly limit: number }
  /** The first choice is chosen at the start. */
  | { readonly control: 'choice'; readonly choices: readonly string[] }
);

/** The controls that fields are filled in with. */
export type FormControl = FormField['control'];

/** A form: the path that it is sent to, and its fields in the order in which they are shown and mailed. */
export interface FormFacts {
  readonly action: string;
  readonly fields: readonly FormField[];
}

const line = <const Name extends keyof typeof FORM_LIMITS>(name: Name, autoComplete: string) =>
  ({ name, control: 'line', required: true, limit: FORM_LIMITS[name], autoComplete }) as const;

const NAME = line('name', 'name');
const CITY = line('city', 'address-level2');
const ORGANIZATION = line('orgName', 'organization');
const ADDRESS = line('address', 'street-address');
const EMAIL = { name: 'email', control: 'email', required: true, autoComplete: 'email' } as const;
const PHONE = { name: 'phone', control: 'phone', required: true, autoComplete: 'tel' } as const;
const TEXT = { name: 'text', control: 'area', required: true, limit: FORM_LIMITS.text } as const;
const TAX_ID = { name: 'tin', control: 'tax-id', required: true, limit: FORM_LIMITS.tin } as const;
const TYPE = { name: 'type', control: 'choice', required: true } as const;
const NEW = { required: true, autoComplete: 'new-password' } as const;
const PASSWORD = { name: 'password', control: 'password', ...NEW } as const;
const REPEATED = { name: 'repeatedPassword', control: 'password-repetition', ...NEW } as const;

/**
 * The forms of the portal that stand in dialogs of their own, by the kind of dialog. What another place needs of each
 * of them or of their fields, it keeps in a `Record` of {@link FormKind} or {@link FieldName}, so that the compiler
 * names it when one is added here.
 */
export const PORTAL_FORMS = {
  question: { action: '/api/ask-question', fields: [NAME, CITY, EMAIL, TEXT] },
  'write-to-us': {
    action: '/inquire',
    fields: [{ ...TYPE, choices: CONTACT_TYPES }, NAME, PHONE, EMAIL, CITY, TEXT],
  },
  inquire: {
    action: '/inquire',
    fields: [
      { ...TYPE, choices: INQUIRE_TYPES },
      ORGANIZATION,
      NAME,
      CITY,
      EMAIL,
      { ...PHONE, required: false },
      TEXT,
    ],
  },
} as const satisfies Record<string, FormFacts>;

/** The form of the newsletter. */
export const NEWSLETTER_FORM = {
  action: '/api/subscribe/email',
  fields: [EMAIL],
} as const satisfies FormFacts;

/** What a registration asks: of everybody, of whom wants a company's role, and of whom wants to be a user. */
export const REGISTRATION_FIELDS = {
  person: [NAME, EMAIL],
  company: [PHONE, ORGANIZATION, TAX_ID, ADDRESS],
  user: [PASSWORD, REPEATED],
} as const satisfies Record<string, readonly FormField[]>;

/** What a person may change of the own account without proving anything: `PATCH` of {@link ACCOUNT_ACTIONS}`.details`. */
export const ACCOUNT_FIELDS = [NAME, { ...PHONE, required: false }] as const satisfies readonly FormField[];

/** Where a registration is sent to: the request for a company's roles, and the account of a user. */
export const REGISTRATION_ACTIONS = {
  company: '/inquire-registration',
  account: '/api/web/v1/authing/sign_up/',
} as const;

/** A form of {@link PORTAL_FORMS}: the kind of dialog that holds it. */
export type FormKind = keyof typeof PORTAL_FORMS;

/** The name of a field of the portal's forms. */
export type FieldName =
  | (typeof PORTAL_FORMS)[FormKind]['fields'][number]['name']
  | (typeof REGISTRATION_FIELDS)[keyof typeof REGISTRATION_FIELDS][number]['name'];

/** What fields are filled in with, by their names. */
export type FieldValues<Fields extends readonly FormField[]> = {
  [Field in Fields[number] as Field['name']]: Field extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : string;
};

/** The fields of a form, filled in: every value a text, a choice one of its names. */
export type FormBody<Kind extends FormKind> = FieldValues<(typeof PORTAL_FORMS)[Kind]['fields']>;

/** The longest value of the spam trap, in characters. */
export const TRAP_LIMIT = 500;

/** What every form may carry beside its fields. */
export interface FormEnvelope {
  /** The language to answer and to mail in; without it, the one that the caller accepts. */
  readonly locale?: Locale | undefined;
  /** A field that people never see: whoever fills it in is a robot. */
  readonly website?: string | undefined;
}

/** A form as a whole, as it is sent. */
export type FormRequest<Kind extends FormKind> = FormBody<Kind> & FormEnvelope;
