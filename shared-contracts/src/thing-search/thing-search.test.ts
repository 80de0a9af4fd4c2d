import { describe, expect, test } from '@jest/globals';
import { createThingSearch } from './thing-search.ts';

const thing = (name: string, ...words: string[]) => ({ name, words });

const firstIn = (...things: ReturnType<typeof thing>[]) => {
  const search = createThingSearch(things);
  return (question: string) => search(question, 2)[0]?.thing.name;
};

const russian = firstIn(
  thing('Батарейка', 'пальчики'),
  thing('Зарядка', 'блок питания'),
  thing('Телевизор', 'телек'),
  thing('Стеклянная банка', 'банка'),
  thing('Крышка от банки'),
);

test.each([
  ['батарейки', 'Батарейка'],
  ['куда сдать старые батарейки?', 'Батарейка'],
  ['БАТАРЕЙ', 'Батарейка'],
  ['батырейка', 'Батарейка'],
  ['абтарейка', 'Батарейка'],
  ['batareika', 'Батарейка'],
  ['batarejki', 'Батарейка'],
  ['pfhzlrf', 'Зарядка'],
  ['банка стеклянная', 'Стеклянная банка'],
  ['крышки', 'Крышка от банки'],
  ['tielievizor', 'Телевизор'],
])('in Russian %j means %s @X-06 @D-16', (question, name) => expect(russian(question)).toBe(name));

const kazakh = firstIn(thing('Құты'), thing('Қағаз'), thing('Кітап'));

test.each([
  ['куты', 'Құты'],
  ['kuty', 'Құты'],
  ['құтыларды қайда тапсырамын', 'Құты'],
  ['qagaz', 'Қағаз'],
  ['китаптар', 'Кітап'],
])('in Kazakh %j means %s @X-06 @D-16', (question, name) => expect(kazakh(question)).toBe(name));

const spanish = firstIn(thing('Teléfono'), thing('Pila', 'pila AA'), thing('Caja de pizza'));

test.each([
  ['telefono', 'Teléfono'],
  ['телефоно', 'Teléfono'],
  ['¿dónde tiro las pilas usadas?', 'Pila'],
  ['pizza caja', 'Caja de pizza'],
  ['cajadepizza', 'Caja de pizza'],
])('in Spanish %j means %s @X-06 @D-16', (question, name) => expect(spanish(question)).toBe(name));

describe('what nobody can mean', () => {
  const search = createThingSearch([thing('Jar', 'glass jar'), thing('Can', 'beer can')]);

  test.each(['', '   ', '🫙🫙', '...', '\u0000', 'שקית', 'x'.repeat(10_000), 'zz '.repeat(5000), '(.*)+$'])(
    'finds nothing',
    (question) => expect(search(question, 8)).toEqual([]),
  );
});

test('a key that was held is not the beginning of a word', () => {
  const bread = firstIn(thing('Хлеб'));
  expect([bread('хл'), bread('x'.repeat(10_000)), bread('х'.repeat(20))]).toEqual([
    'Хлеб',
    undefined,
    undefined,
  ]);
});

test('a word counts among words that no thing has, and a word of no meaning where it is the only one', () => {
  const others = Array.from({ length: 40 }, (_, place) => thing(`Other ${place}`));
  const search = createThingSearch([thing('Jar'), thing('Can', 'beer can'), ...others]);
  expect(search('банка jar', 1)[0]?.thing.name).toBe('Jar');
  expect(search('can', 1)[0]?.thing.name).toBe('Can');
});

test('of things that answer alike the more frequent one stands first, and no more are given than asked for', () => {
  const search = createThingSearch([thing('Jam jar'), thing('Tea jar'), thing('Ink jar')]);
  expect(search('jar', 2).map(({ thing: { name } }) => name)).toEqual(['Jam jar', 'Tea jar']);
});

test('a name beginning with what is typed stands before one that has it behind', () => {
  const search = createThingSearch([thing('Broken mirror'), thing('Mirror')]);
  expect(search('mirr', 2).map(({ thing: { name } }) => name)).toEqual(['Mirror', 'Broken mirror']);
});

test('says by which word a thing was found', () => {
  expect(createThingSearch([thing('Smartphone', 'cell phone')])('cell', 1)[0]?.by).toBe('cell phone');
});
