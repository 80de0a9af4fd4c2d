import { expect, test } from '@jest/globals';
import { typeset, typesetAll } from './typography.ts';

test('a short Russian or Kazakh word stays with the next one, a dash with the one before', () => {
  expect(typeset('Уборка в парке — и у реки')).toBe('Уборка в\u00a0парке\u00a0— и\u00a0у\u00a0реки');
  expect(typeset('Ол да өз үйі')).toBe('Ол\u00a0да\u00a0өз\u00a0үйі');
});

test('a short word leaves a long one alone, which would not fit beside it', () => {
  expect(typeset('Вы зарегистрированы и в сети')).toBe('Вы зарегистрированы и\u00a0в\u00a0сети');
});

test('a number stays with what it counts', () => {
  expect(typeset('10 steps and 2 hours')).toBe('10\u00a0steps and 2\u00a0hours');
  expect(typeset('a 30-day plan')).toBe('a 30-day plan');
});

test('addresses and anchors stay as they are', () => {
  const block = { kind: 'figure', id: 'a b', picture: { src: '/в парке.webp', width: 3 }, alt: 'в парке' };
  expect(typesetAll([block])).toEqual([{ ...block, alt: 'в\u00a0парке' }]);
});

test('a long word of a Kazakh label may break between its syllables, and nowhere else', () => {
  const shown = (text: string) => typeset(text, 'kk-KZ').replaceAll('\u00ad', '·');
  expect(shown('Іс-шара ұйымдастырушысы')).toBe('Іс-шара ұйым·дас·ты·ру·шысы');
  expect(shown('Тазалауымыздағылар')).toBe('Таза·ла·уы·мыз·да·ғы·лар');
  expect(shown('Көрсетуінің тексеруіндегі')).toBe('Көрсетуінің тек·се·руін·дегі');
  expect(shown('Құпиясөзді жаңарту')).toBe('Құпиясөзді жаңарту');
  expect(shown('Электрондық пошта')).toBe('Электрондық пошта');
});

test('sentences, filled texts and other languages have no soft hyphens', () => {
  for (const text of ['Іс-шара ұйымдастырушысы.', '{{name}}: ұйымдастырушысы'])
    expect(typeset(text, 'kk-KZ')).not.toContain('\u00ad');
  expect(typeset('Зарегистрироваться', 'ru-KZ')).toBe('Зарегистрироваться');
});

test('every text of a table is set in the language of the table', () => {
  const table = { roles: ['Ұйымдастырушылар'], name: 'Ұйымдастырушылар' };
  expect(typesetAll(table, 'kk-KZ')).toEqual({
    roles: ['Ұйым\u00adдас\u00adты\u00adру\u00adшы\u00adлар'],
    name: 'Ұйымдастырушылар',
  });
});
