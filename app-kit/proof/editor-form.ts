import { createForm, type Form } from '../src/form/index.ts';

const EMPTY_CONTACT = { name: '', phone: '', email: '' };

/** A line of a price list. */
export const EMPTY_RATE = { material: '', unit: '', price: '' };

const ROWS = 17;

const INITIAL = {
  name: '',
  city: '',
  street: '',
  contacts: { office: EMPTY_CONTACT, gate: EMPTY_CONTACT },
  rates: Array.from({ length: ROWS }, () => EMPTY_RATE) as readonly (typeof EMPTY_RATE)[],
};

/** What an editor may hold: fields of its own, fields two deep, and rows. */
export type EditorValues = typeof INITIAL;

/** Three fields, two contacts of three, and seventeen rows of three. */
export const FIELDS = 3 + 2 * 3 + ROWS * 3;

/** The form by which the engine is proved, as large as an editor of the cabinet. Nothing is sent. */
export const editor: Form<EditorValues> = createForm<EditorValues>({
  initial: INITIAL,
  rules: async () => (await import('./editor-rules.ts')).check,
  send: async () => ({ kind: 'sent', reference: null }),
});
