export { DateTimeField } from './date-time-field.tsx';
export type { DateTimeFieldProps, DateTimeFieldTexts } from './date-time-field-props.ts';
