import { DATE_HABITS } from '@ecocircle/shared-contracts';
import type { TimeFieldProps } from '@ecocircle/ui-kit/time-field';
import { useMemo } from 'react';
import { useWording } from '../wording/index.ts';
import { timeFigures } from './time-figures.ts';

/** One of the afternoon, so that it shows whether hours are counted to 12 or to 24. */
const EXAMPLE = '18:30';

/** How the page's language writes a time, and what a field for one says. */
export function useTimeWords(): Pick<TimeFieldProps, 'figures' | 'texts'> {
  const { t, locale } = useWording();
  return useMemo(() => {
    const figures = timeFigures(locale);
    const texts = {
      placeholder: t('timeField.format'),
      unreadable: t('timeField.unreadable', { example: figures.write(EXAMPLE) }),
      // The figures of a phone have no letters for AM and PM.
      keyboard: DATE_HABITS[locale].hourCycle === 'h23' ? ('numeric' as const) : ('text' as const),
    };
    return { figures, texts };
  }, [t, locale]);
}
