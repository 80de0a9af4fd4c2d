import { expect, test } from '@jest/globals';
import { inOtherWords } from './in-other-words.ts';

const content = { title: 'Кабинет', rows: [['ИНН', '10 цифр']], width: 4 };

test('says some texts otherwise wherever they stand, and leaves the rest', () => {
  expect(inOtherWords(content, { ИНН: 'БИН', '10 цифр': '12 цифр' })).toEqual({
    title: 'Кабинет',
    rows: [['БИН', '12 цифр']],
    width: 4,
  });
});

test('refuses words for a text that is no longer there, or that are the same', () => {
  expect(() => inOtherWords(content, { Инн: 'БИН' })).toThrow('nothing says «Инн»');
  expect(() => inOtherWords(content, { ИНН: 'ИНН' })).toThrow('«ИНН» is given again');
});
