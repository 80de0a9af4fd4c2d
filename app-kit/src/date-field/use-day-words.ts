import type { DateFieldProps } from '@ecocircle/ui-kit/date-field';
import { useMemo } from 'react';
import { dateWords, sentenceCase, useWording } from '../wording/index.ts';
import { calendarWords } from './calendar-words.ts';
import { dayFigures } from './day-figures.ts';

/** How the page's language writes a day, and what a field for one says. */
export function useDayWords(): Pick<DateFieldProps, 'figures' | 'texts'> {
  const { t, locale } = useWording();
  return useMemo(() => {
    const words = dateWords(locale, 'UTC');
    const figures = dayFigures(locale);
    const near = sentenceCase(words.near(0), locale);
    const texts = {
      ...calendarWords(locale),
      placeholder: t('dateField.format'),
      open: t('dateField.open'),
      close: t('dateField.close'),
      clear: t('dateField.clear'),
      loading: t('dateField.loading'),
      unreadable: t('dateField.unreadable', { example: figures.write(`${new Date().getFullYear()}-12-31`) }),
      previousMonth: t('dateField.previousMonth'),
      nextMonth: t('dateField.nextMonth'),
      day: (day: string) => `${words.weekday(new Date(day))}, ${words.day(new Date(day), true)}`,
      today: (day: string) => `${near}, ${day}`,
      chosen: (day: string) => t('dateField.chosen', { day }),
    };
    return { figures, texts };
  }, [t, locale]);
}
