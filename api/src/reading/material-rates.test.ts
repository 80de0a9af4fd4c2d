import { expect, test } from '@jest/globals';
import { rateDictionary, readRates } from './material-rates.ts';

const DICTIONARY = rateDictionary(
  [
    { id: 'beverage-cartons', names: ['Упаковка от напитков (тетрапак)', 'Beverage cartons'] },
    { id: 'paper', names: ['Бумага', 'Paper'] },
  ],
  [
    { id: 'kg', names: ['кг', 'kg'] },
    { id: 'cubic-metre', names: ['м³'] },
  ],
);

test.each([
  ['paper = 12.5 kg', [['paper', 12.5, 'kg']]],
  [
    'Бумага: 1,5/кг | Упаковка от напитков (тетрапак)=0',
    [
      ['paper', 1.5, 'kg'],
      ['beverage-cartons', 0, ''],
    ],
  ],
  [
    'PAPER = 12 500 КГ\nBeverage cartons = м³',
    [
      ['paper', 12_500, 'kg'],
      ['beverage-cartons', null, 'cubic-metre'],
    ],
  ],
  [
    'paper; paper = 1 kg; paper',
    [
      ['paper', null, ''],
      ['paper', 1, 'kg'],
    ],
  ],
  ['= 5 kg; =', [['', 5, 'kg']]],
  [
    'Papel / Cartón',
    [
      ['paper', null, ''],
      ['cardboard', null, ''],
    ],
  ],
])('reads %j', (text, rates) => {
  expect(readRates(text, DICTIONARY)).toMatchObject({
    rates: rates.map(([materialId, price, unit]) => ({ materialId, price, unit })),
    problems: [],
  });
});

test('names what it does not understand', () => {
  expect(readRates('uranium; uranium = 1 kg; paper = 1 furlong; paper = 1,250 kg', DICTIONARY)).toMatchObject(
    {
      rates: [],
      problems: [
        { rule: 'unknown-material', value: 'uranium' },
        { rule: 'unknown-material', value: 'uranium' },
        { rule: 'unknown-unit', value: 'furlong' },
        { rule: 'price', value: '1,250 kg' },
      ],
    },
  );
});

test('keeps the words by which it found materials and units', () => {
  const { words } = readRates('БУМАГА = 5 КГ; Papel / Cartón; glass', DICTIONARY);
  expect([...words.units]).toEqual([['kg', 'КГ']]);
  expect(Object.fromEntries(words.materials)).toEqual({
    paper: 'Papel',
    cardboard: 'Cartón',
    'glass-bottles': 'glass',
    'glass-jars': 'glass',
  });
});
