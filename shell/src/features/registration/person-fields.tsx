import { REGISTRATION_LIMITS } from '@ecocircle/shared-contracts/registration';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { FieldSection } from './field-section.tsx';
import { LineField } from './line-field.tsx';
import { $takenEmail } from './model.ts';
import type { RegistrationFields } from './use-registration.ts';

/** What everybody fills in. */
export function PersonFields(fields: RegistrationFields) {
  const { t } = useTranslation();
  const taken = useUnit($takenEmail);
  const isTaken = taken !== null && taken === fields.form.email.trim() && fields.form.user;
  return (
    <FieldSection title={t('registration.person')}>
      <LineField name="name" fields={fields} autoComplete="name" maxLength={REGISTRATION_LIMITS.name} />
      <LineField
        name="email"
        fields={fields}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('registration.emailHint')}
        problem={isTaken ? t('registration.outcomes.exists.text') : undefined}
      />
    </FieldSection>
  );
}
