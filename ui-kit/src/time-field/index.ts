export type { Figures } from '../field/use-typed-figures.ts';
export { TimeField } from './time-field.tsx';
export type { TimeFieldProps, TimeFieldTexts } from './time-field-props.ts';
