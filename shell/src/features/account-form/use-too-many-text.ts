import type { TooMany } from '@ecocircle/app-kit/form';
import { formattingLocale } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';

const MINUTE = 60;

/** Says to who tried too often when to try again: the seconds of a short wait, the time on the clock of a long one. */
export function useTooManyText(): (failure: TooMany) => string {
  const { t } = useTranslation();
  const locale = formattingLocale(usePortal().locale);
  return ({ wait, until }) => {
    if (wait < MINUTE)
      return t('tooMany.seconds', { count: wait, figure: new Intl.NumberFormat(locale).format(wait) });
    const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
    // Rounded up: at the minute that is named it works.
    return t('tooMany.until', { time: clock.format(until + MINUTE * 1000) });
  };
}
