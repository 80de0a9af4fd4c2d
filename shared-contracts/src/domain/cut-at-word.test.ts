import { setGlobal } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { cutAtWord } from './cut-at-word.ts';

test('a text that fits stays whole, in one line', () => {
  expect(cutAtWord('Glass\n and  paper ', 15)).toBe('Glass and paper');
  expect(cutAtWord('', 200)).toBe('');
});

test('a longer one ends with a word and an ellipsis, within the length @S-02', () => {
  expect(cutAtWord('Hand in glass, paper and metal', 22)).toBe('Hand in glass, paper…');
  expect(cutAtWord('Hand in glass, paper and metal', 15)).toBe('Hand in glass…');
  expect(cutAtWord('Сдайте стекло, бумагу и металл', 20)).toBe('Сдайте стекло…');
  const cut = cutAtWord('Жарамсыз батареяларды өткізіңіз. '.repeat(20), 200);
  expect(cut.length).toBeLessThanOrEqual(200);
  expect(cut).toMatch(/(батареяларды|өткізіңіз|Жарамсыз)…$/);
});

test('neither an emoji nor an accent is cut in two @S-02', () => {
  const family = '👩‍👩‍👧';
  expect(cutAtWord(`${family}${family}${family}`, 2 * family.length + 2)).toBe(`${family}${family}…`);
  expect(cutAtWord('e\u0301'.repeat(10), 6)).toBe(`${'e\u0301'.repeat(2)}…`);
});

test.each([
  ['a flag', '🇰🇿🇦🇷', 6, '🇰🇿…'],
  ['a skin tone', '👍🏽👍🏽', 6, '👍🏽…'],
  ['a keycap', '1️⃣2️⃣', 4, '1️⃣…'],
  ['a number', 'costs 3.5 or 4.5', 15, 'costs 3.5 or…'],
  ['a name with an apostrophe', 'D’Artagnan d’Artagnan', 14, 'D’Artagnan…'],
])('%s is not cut @S-02', (_, text, length, cut) => {
  expect(cutAtWord(text, length)).toBe(cut);
});

test('words joined by a stroke may be parted, and the stroke goes', () => {
  expect(cutAtWord('glass/paper/metal', 13)).toBe('glass/paper…');
  expect(cutAtWord('пункт-магазин-склад', 15)).toBe('пункт-магазин…');
});

test('a browser without Intl.Segmenter cuts alike @S-02', () => {
  setGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(cutAtWord('Сдайте стекло, бумагу и металл', 20)).toBe('Сдайте стекло…');
});

test('a word longer than the text may be is cut between letters', () => {
  expect(cutAtWord('a'.repeat(300), 200)).toBe(`${'a'.repeat(199)}…`);
});
