export type { CalendarTexts } from './calendar.tsx';
export type { CalendarPanelProps } from './calendar-panel.tsx';
export { type LoadedCalendar, loadCalendar } from './load-calendar.ts';
