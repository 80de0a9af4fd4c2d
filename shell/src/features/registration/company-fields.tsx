import { REGISTRATION_LIMITS } from '@ecocircle/shared-contracts/registration';
import { InfoIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { FieldSection } from './field-section.tsx';
import { LineField } from './line-field.tsx';
import { PhoneLine } from './phone-line.tsx';
import styles from './registration.module.css';
import type { RegistrationFields } from './use-registration.ts';

/** What a company fills in, and that its request is reviewed. */
export function CompanyFields(fields: RegistrationFields) {
  const { t } = useTranslation();
  return (
    <FieldSection title={t('registration.organization')}>
      <p className={styles.review}>
        <InfoIcon size="sm" />
        <span>{t('registration.review')}</span>
      </p>
      <PhoneLine {...fields} />
      <LineField
        name="orgName"
        fields={fields}
        autoComplete="organization"
        maxLength={REGISTRATION_LIMITS.orgName}
      />
      <LineField name="tin" fields={fields} inputMode="numeric" hint={t('registration.tinHint')} />
      <LineField
        name="address"
        fields={fields}
        autoComplete="street-address"
        maxLength={REGISTRATION_LIMITS.address}
      />
    </FieldSection>
  );
}
