export * from './phone-countries.ts';
export * from './phone-number.ts';
export * from './typed-phone.ts';
