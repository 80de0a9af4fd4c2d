import type { FieldProblems } from '@ecocircle/shared-contracts';
import {
  checkByParts,
  EmailSchema,
  PhoneSchema,
  requiredLine,
  strictObject,
} from '@ecocircle/shared-contracts/rules';
import { array } from 'yup';
import type { EditorValues } from './editor-form.ts';

const LONGEST = 100;
const line = () => requiredLine(LONGEST);
const contact = () => strictObject({ name: line(), phone: PhoneSchema, email: EmailSchema });

const EditorSchema = strictObject({
  name: line(),
  city: line(),
  street: line(),
  contacts: strictObject({ office: contact(), gate: contact() }),
  rates: array().of(strictObject({ material: line(), unit: line(), price: line() })),
});

/** What is wrong with the editor's values. */
export const check: (values: EditorValues) => FieldProblems = checkByParts(EditorSchema);
