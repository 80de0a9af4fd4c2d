import type { Check } from '@ecocircle/app-kit/form';
import { loadPhoneParts } from '@ecocircle/app-kit/phone-field';
import { PORTAL_FORMS } from '@ecocircle/shared-contracts';
import type { FormOpening } from '../dialogs/index.ts';
import type { FormKind, FormValues } from './portal-forms.ts';

/** The rule of phone numbers where a form's language is spoken; without it numbers are taken as people write them. */
const loadPhoneRule = ({ locale }: FormOpening) =>
  loadPhoneParts(locale).then(
    ({ rule }) => rule,
    () => undefined,
  );

/** Loads the rules of a form. */
export async function loadRules(kind: FormKind, opening: FormOpening | null): Promise<Check<FormValues>> {
  const asksPhone = PORTAL_FORMS[kind].fields.some(({ control }) => control === 'phone');
  const [{ formSchema, problemsOf }, phone] = await Promise.all([
    import(/* webpackChunkName: "rules" */ '@ecocircle/shared-contracts/rules'),
    asksPhone && opening ? loadPhoneRule(opening) : undefined,
  ]);
  const schema = formSchema(kind, phone);
  return (values) => problemsOf(schema, values);
}
