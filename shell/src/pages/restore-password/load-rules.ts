import type { Check } from '@ecocircle/app-kit/form';

/** Loads the rules of a new password, which is typed twice. */
export async function loadRules(): Promise<
  Check<{ readonly password: string; readonly repeatedPassword: string }>
> {
  const { problemsOf, RepeatedPasswordSchema } = await import(
    /* webpackChunkName: "rules" */ '@ecocircle/shared-contracts/rules'
  );
  return (values) => problemsOf(RepeatedPasswordSchema, values);
}
