export * from './phone-countries.ts';
export * from './phone-number.ts';
export * from './phone-words.ts';
export * from './typed-phone.ts';
