export { PhoneInput, type PhoneInputProps } from './phone-input.tsx';
export type { PhoneInputTexts } from './phone-input-texts.ts';
