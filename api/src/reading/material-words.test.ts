import { expect, test } from '@jest/globals';
import { readMaterials, splitMaterials } from './material-words.ts';

test('reads a list as the city of Buenos Aires writes it', () => {
  const text =
    'RAEES / Aceite vegetal usado (en botellas cerradas) / Pilas/ Papel / Cartón / Vidrio / Metal / Plástico / Tetra-brik / Telgopor / Organicos (jueves)';
  const { ids, unknown } = readMaterials(splitMaterials(text));
  expect(unknown).toEqual([]);
  expect(ids).toEqual(
    expect.arrayContaining([
      'small-appliances',
      'cooking-oil',
      'batteries',
      'paper',
      'cardboard',
      'glass-bottles',
    ]),
  );
  expect(ids).toEqual(expect.arrayContaining(['beverage-cartons', 'polystyrene', 'food-waste', 'tin-cans']));
});

test.each([
  ['Бумага, картон и пластиковые бутылки', ['paper', 'cardboard', 'plastic-bottles']],
  ['Altpapier + Altkleider', ['paper', 'clothes']],
  ['Paper; batteries and shoes', ['paper', 'batteries', 'shoes']],
  ['Зубные щетки', ['toothbrushes']],
])('reads %s', (text, ids) => {
  expect(readMaterials(splitMaterials(text))).toEqual({ ids, unknown: [] });
});

test('takes a material once and keeps what it does not know', () => {
  expect(readMaterials(['paper', 'newspaper', 'uranium', 'waste'])).toEqual({
    ids: ['paper'],
    unknown: ['uranium', 'waste'],
  });
});
