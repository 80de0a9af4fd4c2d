import type { Check } from '@ecocircle/app-kit/form';
import type { AccountDetails, EmailChange, Locale } from '@ecocircle/shared-contracts';
import type { NewPassword } from './models.ts';

const rules = () => import(/* webpackChunkName: "rules" */ '@ecocircle/shared-contracts/rules');

/** Loads the rules of name and phone number in a market. */
export async function loadDetailsRules(locale: Locale): Promise<Check<AccountDetails>> {
  const [{ problemsOf }, { accountDetailsSchema }] = await Promise.all([
    rules(),
    import(/* webpackChunkName: "account-rules" */ '@ecocircle/shared-contracts/registration'),
  ]);
  const schema = accountDetailsSchema(locale);
  return (values) => problemsOf(schema, values);
}

/** Loads the rules of another e-mail. */
export async function loadEmailRules(): Promise<Check<EmailChange>> {
  const { problemsOf, EmailChangeSchema } = await rules();
  return (values) => problemsOf(EmailChangeSchema, values);
}

/** Loads the rules of another password, which is typed twice. */
export async function loadPasswordRules(): Promise<Check<NewPassword>> {
  const { problemsOf, OldPasswordSchema, PasswordRepetitionSchema, PasswordSchema, tolerantObject } =
    await rules();
  const schema = tolerantObject({
    oldPassword: OldPasswordSchema,
    password: PasswordSchema,
    repeatedPassword: PasswordRepetitionSchema,
  });
  return (values) => problemsOf(schema, values);
}

/** Loads the rules of the deletion. */
export async function loadDeletionRules(): Promise<Check<{ readonly password: string }>> {
  const { problemsOf, AccountDeletionSchema } = await rules();
  return (values) => problemsOf(AccountDeletionSchema, values);
}
