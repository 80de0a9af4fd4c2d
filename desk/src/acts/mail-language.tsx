import { NativeSelect } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../platform/languages.ts';

/** The language of a mail that an act causes: an account does not say which one its owner reads. */
export function MailLanguage(props: {
  readonly value: string;
  readonly onValueChange: (locale: string) => void;
}) {
  const { t } = useTranslation();
  return <NativeSelect label={t('acts.mailLanguage')} items={LANGUAGES} {...props} />;
}
