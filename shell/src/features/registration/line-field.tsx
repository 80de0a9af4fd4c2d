import { problemText } from '@ecocircle/shared-contracts';
import { TextField, type TextFieldProps } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RegistrationFields } from './use-registration.ts';

type LineName = 'name' | 'email' | 'orgName' | 'address' | 'tin' | 'password' | 'repeatedPassword';

interface LineFieldProps
  extends Pick<
    TextFieldProps,
    | 'type'
    | 'hint'
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'className'
  > {
  readonly name: LineName;
  readonly fields: RegistrationFields;
  /** What is wrong besides what the rules say. */
  readonly problem?: string | undefined;
}

/** A line of the registration with its label and what is wrong with it. */
export function LineField({ name, fields, problem, ...input }: LineFieldProps) {
  const { t, i18n } = useTranslation();
  const { form, problems, isTold, change } = fields;
  const label = t(`registration.fields.${name}`);
  const wrong = problems[name] ? problemText(i18n, problems[name]) : problem;
  return (
    <TextField
      {...input}
      name={name}
      label={label}
      required
      value={form[name]}
      onValueChange={(value) => change(name, value)}
      error={wrong}
      errorShown={isTold(name) || problem !== undefined}
      valid={form[name].trim() !== '' && !wrong}
      clearLabel={t('dialogs.clear', { label })}
      showPasswordLabel={t('login.showPassword')}
      hidePasswordLabel={t('login.hidePassword')}
    />
  );
}
