import type { Locale } from 'date-fns';
import type { ComponentType } from 'react';
import type { CalendarPanelProps } from './calendar-panel.tsx';

/** What a field for a day loads when it is opened first. */
export interface LoadedCalendar {
  readonly CalendarPanel: ComponentType<CalendarPanelProps>;
  readonly locale: Locale | undefined;
}

/** The calendar brings English. */
const LOCALES = {
  en: async () => undefined,
  es: () => import(/* webpackChunkName: "calendar-es" */ 'date-fns/locale/es').then(({ es }) => es),
  kk: () => import(/* webpackChunkName: "calendar-kk" */ 'date-fns/locale/kk').then(({ kk }) => kk),
  ru: () => import(/* webpackChunkName: "calendar-ru" */ 'date-fns/locale/ru').then(({ ru }) => ru),
} as const;

/**
 * Loads the calendar and the names of one language.
 *
 * @param language - ISO 639-1
 */
export async function loadCalendar(language: keyof typeof LOCALES): Promise<LoadedCalendar> {
  const [{ CalendarPanel }, locale] = await Promise.all([
    import(/* webpackChunkName: "calendar" */ './calendar-panel.tsx'),
    LOCALES[language](),
  ]);
  return { CalendarPanel, locale };
}
