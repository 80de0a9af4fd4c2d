export { loadPhoneParts } from './load-phone-parts.ts';
export { PhoneField } from './phone-field.tsx';
