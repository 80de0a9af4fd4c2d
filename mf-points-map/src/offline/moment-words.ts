import { calendarDay, dateWords, daysBetween } from '@ecocircle/app-kit/wording';
import type { Locale } from '@ecocircle/shared-contracts';

type Translate = (key: string, values: Readonly<Record<string, string>>) => string;

/** A moment of the past in words, by the clock of whoever reads it: with its day where that is not today. */
export function momentWords(
  moment: Date,
  now: Date,
  { t, locale, timeZone }: { readonly t: Translate; readonly locale: Locale; readonly timeZone: string },
): string {
  const words = dateWords(locale, timeZone);
  const time = words.time(moment);
  const days = daysBetween(calendarDay(moment, timeZone), calendarDay(now, timeZone));
  if (days === 0) return t('offline.moment.today', { time });
  if (days === 1) return t('offline.moment.yesterday', { time });
  return t('offline.moment.day', { time, day: words.day(moment, false) });
}
