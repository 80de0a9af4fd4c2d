export { type LoadedCalendar, loadCalendar } from '../calendar/index.ts';
export type { Figures } from '../field/use-typed-figures.ts';
export { DateField } from './date-field.tsx';
export type { DateFieldProps, DateFieldTexts } from './date-field-props.ts';
