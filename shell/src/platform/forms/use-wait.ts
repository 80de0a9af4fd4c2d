import { formattingLocale, type Locale } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';

const SECONDS = 60;

/** The wait in words: whole minutes from one minute on. */
export function useWait(locale: Locale): (seconds: number) => string {
  const { t } = useTranslation();
  const figure = (value: number) => new Intl.NumberFormat(formattingLocale(locale)).format(value);
  return (seconds) => {
    const minutes = Math.ceil(seconds / SECONDS);
    return seconds < SECONDS
      ? t('dialogs.seconds', { count: seconds, figure: figure(seconds) })
      : t('dialogs.minutes', { count: minutes, figure: figure(minutes) });
  };
}
