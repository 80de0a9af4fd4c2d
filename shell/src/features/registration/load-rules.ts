import type { Check } from '@ecocircle/app-kit/form';
import type { Locale, RegistrationForm } from '@ecocircle/shared-contracts';

/** Loads the rules of a registration in a language. */
export async function loadRules(locale: Locale): Promise<Check<RegistrationForm>> {
  const { registrationSchema, problemsOf } = await import(
    /* webpackChunkName: "registration-rules" */ './rules.ts'
  );
  return (form) => problemsOf(registrationSchema(locale, form), form);
}
