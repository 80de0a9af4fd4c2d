import { useTranslation } from 'react-i18next';

/** The heading of the registration. */
export function RegistrationTitle() {
  const { t } = useTranslation();
  return t('dialogs.registration.title');
}
