import { expect, test } from '@jest/globals';
import { localeOfState, stateInLocale } from './google-sign-in.ts';

test('a state leads back to the language that it was made in, where the edition has it', () => {
  const state = stateInLocale('es-AR', 'x7Kq');
  expect(localeOfState(state, 'int')).toBe('es-AR');
  expect(localeOfState(state, 'local')).toBe('es-AR');
  expect(localeOfState(state, 'kz')).toBeNull();
});

test.each(['', 'x7Kq', 'es-ar', 'xx-xx.x7Kq', 'es-arx.7Kq'])('a state like %j names no language', (state) => {
  expect(localeOfState(state, 'local')).toBeNull();
});
