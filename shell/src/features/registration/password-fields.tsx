import { useTranslation } from 'react-i18next';
import { PasswordRules } from '../new-password/index.ts';
import { FieldSection } from './field-section.tsx';
import { LineField } from './line-field.tsx';
import type { RegistrationFields } from './use-registration.ts';

/** The password of a user, twice, with its rules. */
export function PasswordFields(fields: RegistrationFields) {
  const { t } = useTranslation();
  return (
    <FieldSection title={t('registration.password')}>
      <PasswordRules password={fields.form.password} />
      <LineField name="password" fields={fields} type="password" autoComplete="new-password" />
      <LineField name="repeatedPassword" fields={fields} type="password" autoComplete="new-password" />
    </FieldSection>
  );
}
