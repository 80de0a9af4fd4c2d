import type { LocalDate, Locale, NextOpening, OpenSays } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import { dateWords, formatClockTime } from '../wording/index.ts';

/** A day of the year: "November 28"; with its year where asked. */
export const dayName = (locale: Locale, date: LocalDate, withYear = false): string =>
  dateWords(locale, 'UTC').day(new Date(`${date}T12:00:00Z`), withYear);

function closedWords(t: TFunction, locale: Locale, state: string, opening: NextOpening | null): string {
  if (!opening) return state;
  const { day, date } = opening;
  const time = formatClockTime(opening.time, locale);
  const opens =
    day === 'later'
      ? t('openWords.opensOn', { date: dayName(locale, date), time })
      : t(`openWords.opens.${day}`, { time });
  return t('openWords.then', { state, opens });
}

/**
 * What a point's hours say, in words: "Open until 20:00", "Closes in 25 minutes", "Closed, opens Tuesday at 09:00". Its
 * texts are in `./locales`: an app that calls it names this entry in its `src/locales/parts.json`.
 *
 * @param t - of the app's own namespace: that of `useTranslation()`, or `i18n.getFixedT(locale, remoteName)`
 * @example
 * openWords(t, locale, openNow(point, moment).says);
 */
export function openWords(t: TFunction, locale: Locale, says: OpenSays): string {
  const at = (time: string): string => formatClockTime(time, locale);
  switch (says.kind) {
    case 'open':
      return t('openWords.open', { time: at(says.until) });
    case 'always':
      return t('openWords.always');
    case 'closes-soon':
      return t('openWords.closesSoon', { count: says.minutes });
    case 'break-soon':
      return t('openWords.breakSoon', { count: says.minutes });
    case 'lunch':
      return t('openWords.lunch', { time: at(says.until) });
    case 'closed':
      return closedWords(t, locale, t('openWords.closed'), says.opens);
    case 'day-off':
      return closedWords(t, locale, t('openWords.dayOff'), says.opens);
    case 'unknown':
      return t('openWords.unknown');
    case 'paused':
      return says.reopens === null
        ? t('openWords.paused')
        : t('openWords.pausedUntil', { date: dayName(locale, says.reopens, true) });
    case 'gone':
      return t('openWords.gone');
  }
}
