import { expect, test } from '@jest/globals';
import { typeset, typesetAll } from './typography.ts';

test('a short Russian or Kazakh word stays with the next one, a dash with the one before', () => {
  expect(typeset('Уборка в парке — и у реки')).toBe('Уборка в\u00a0парке\u00a0— и\u00a0у\u00a0реки');
  expect(typeset('Ол да өз үйі')).toBe('Ол\u00a0да\u00a0өз\u00a0үйі');
});

test('a number stays with what it counts', () => {
  expect(typeset('10 steps and 2 hours')).toBe('10\u00a0steps and 2\u00a0hours');
  expect(typeset('a 30-day plan')).toBe('a 30-day plan');
});

test('addresses and anchors stay as they are', () => {
  const block = { kind: 'figure', id: 'a b', picture: { src: '/в парке.webp', width: 3 }, alt: 'в парке' };
  expect(typesetAll([block])).toEqual([{ ...block, alt: 'в\u00a0парке' }]);
});
