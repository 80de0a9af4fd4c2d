/** @jest-environment @ecocircle/test-kit/process */
import { expect, test } from '@jest/globals';
import { fuzzySearch } from './fuzzy-search.ts';

const found = (items: readonly string[], query: string) => fuzzySearch(items, query, (item) => item);

test.each([
  ['Mexico', 'México'],
  ['espana', 'España'],
  ['Артём', 'Артем'],
  ['Королев', 'Королёв'],
  ['Казакстан', 'Қазақстан'],
  ['Қазақ', 'Қазақстан'],
  ['унди', 'Үндістан'],
  ['Казхстан', 'Казахстан'],
  ['Росия', 'Россия'],
  ['Bosnia Herzegovina', 'Bosnia & Herzegovina'],
  ['Герцеговина Босния', 'Босния и Герцеговина'],
  ['Federated States of Micronesia', 'Micronesia, Federated States of'],
  ['375', 'Беларусь +375 BY'],
  ['"rostov -on', 'Rostov-on-Don'],
])('%j finds %s @D-16', (query, title) => {
  expect(found(['Другое', 'Other', title], query)).toEqual([title]);
});

test.each(['zz', '12', 'Германия', '++'])('%j finds nothing @D-16', (query) => {
  expect(found(['Россия +7', 'Mexico +52'], query)).toEqual([]);
});

test('what begins with the text comes first, and no text finds all @D-16', () => {
  expect(found(['Central African Republic', 'South Africa', 'Africa'], 'africa')[0]).toBe('Africa');
  expect(found(['b', 'a'], ' ')).toEqual(['b', 'a']);
});

test('the order of up to five words ranks what is found, that of six no longer does @D-16', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six'];
  const first = (count: number) => {
    const text = words.slice(0, count).join(' ');
    return found([words.slice(0, count).reverse().join(' '), text], text)[0] === text;
  };
  expect([first(5), first(6)]).toEqual([true, false]);
});

test('up to a thousand results are ranked, more keep the order of the list @D-16', () => {
  const fillers = (count: number) => Array.from({ length: count }, (_, place) => `glass jar ${place}`);
  expect(found([...fillers(999), 'glass'], 'glass')[0]).toBe('glass');
  const many = found([...fillers(1000), 'glass'], 'glass');
  expect(many).toHaveLength(1001);
  expect(many.at(-1)).toBe('glass');
});
