import { formattingLocale } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';

const SECONDS = 60;

/** The wait in words: whole minutes from one minute on. */
export function useWait(): (seconds: number) => string {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const figure = (value: number) => new Intl.NumberFormat(formattingLocale(locale)).format(value);
  return (seconds) => {
    const minutes = Math.ceil(seconds / SECONDS);
    return seconds < SECONDS
      ? t('dialogs.seconds', { count: seconds, figure: figure(seconds) })
      : t('dialogs.minutes', { count: minutes, figure: figure(minutes) });
  };
}
