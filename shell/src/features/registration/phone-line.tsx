import { problemText } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { PhoneField } from '../phone-field/index.ts';
import type { RegistrationFields } from './use-registration.ts';

/** The phone of a company. */
export function PhoneLine({ form, problems, isTold, change }: RegistrationFields) {
  const { t, i18n } = useTranslation();
  const { locale } = usePortal();
  return (
    <PhoneField
      locale={locale}
      name="phone"
      label={t('registration.fields.phone')}
      required
      autoComplete="tel"
      value={form.phone}
      onValueChange={(value) => change('phone', value)}
      error={problems.phone && problemText(i18n, problems.phone)}
      errorShown={isTold('phone')}
      valid={form.phone.trim() !== '' && !problems.phone}
    />
  );
}
