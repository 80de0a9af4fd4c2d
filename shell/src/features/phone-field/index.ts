export { loadPhoneParts } from './load-phone-parts.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
