export { type LoadedCalendar, loadCalendar } from '../calendar/index.ts';
export { DateField } from './date-field.tsx';
export type { DateFieldProps, DateFieldTexts } from './date-field-props.ts';
export type { DayFigures } from './use-typed-day.ts';
