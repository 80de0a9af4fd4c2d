import type { ComponentType } from 'react';
import type { CalendarPanelProps } from './calendar-panel.tsx';

/** What a field for a day loads when it is opened first. */
export interface LoadedCalendar {
  readonly CalendarPanel: ComponentType<CalendarPanelProps>;
}

/** Loads the calendar. */
export const loadCalendar = (): Promise<LoadedCalendar> =>
  import(/* webpackChunkName: "calendar" */ './calendar-panel.tsx');
