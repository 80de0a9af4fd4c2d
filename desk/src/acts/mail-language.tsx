import { LOCALE_INFO, LOCALES } from '@ecocircle/shared-contracts';
import { NativeSelect } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';

const CHOICES = LOCALES.map((locale) => ({ id: locale, title: LOCALE_INFO[locale].name }));

/** The language of a mail that an act causes: an account does not say which one its owner reads. */
export function MailLanguage(props: {
  readonly value: string;
  readonly onValueChange: (locale: string) => void;
}) {
  const { t } = useTranslation();
  return <NativeSelect label={t('acts.mailLanguage')} items={CHOICES} {...props} />;
}
