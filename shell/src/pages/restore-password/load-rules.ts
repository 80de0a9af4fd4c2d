import type { Check } from '@ecocircle/app-kit/form';
import { REGISTRATION_FIELDS } from '@ecocircle/shared-contracts';

/** Loads the rules of a new password, which is typed twice. */
export async function loadRules(): Promise<
  Check<{ readonly password: string; readonly repeatedPassword: string }>
> {
  const rules = await import(/* webpackChunkName: "rules" */ '@ecocircle/shared-contracts/rules');
  const market = { phone: rules.PhoneSchema, locale: 'en-US' } as const;
  const schema = rules.tolerantObject(rules.fieldRules(REGISTRATION_FIELDS.user, market));
  return (values) => rules.problemsOf(schema, values);
}
