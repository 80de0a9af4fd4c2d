import { LOCALES, type Locale, type ThingText } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { MATERIALS } from './materials.ts';
import all from './things/things.json' with { type: 'json' };
import { readThings, thingTextsOf } from './things.ts';

const THINGS = readThings();
const IDS = all.map(({ id }) => id);
const MOST_LETTERS = {
  name: 40,
  slug: 50,
  prepare: 170,
  keepOut: 150,
  otherwise: 170,
  becomes: 100,
} as const;

const textsIn = (locale: Locale): readonly ThingText[] => Object.values(thingTextsOf(locale));

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('each thing is there once, and made of materials that points take', () => {
  expect(repeated(IDS)).toEqual([]);
  const materials = Object.entries(MATERIALS).flatMap(([, family]) => Object.keys(family));
  expect(all.flatMap((thing) => thing.materials).filter((id) => !materials.includes(id))).toEqual([]);
  expect(all.filter(({ family }) => !Object.hasOwn(MATERIALS, family))).toEqual([]);
});

test('a thing is in the dictionary once every language says it', () => {
  const isSaid = (id: string): boolean => LOCALES.every((locale) => Object.hasOwn(thingTextsOf(locale), id));
  expect(THINGS.map(({ id }) => id)).toEqual(IDS.filter(isSaid));
  expect(THINGS).not.toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  test('everything is said of a thing of which anything is said', () => {
    expect(Object.keys(thingTextsOf(locale)).filter((id) => !IDS.includes(id))).toEqual([]);
    for (const [id, { words, ...fields }] of Object.entries(thingTextsOf(locale))) {
      expect([id, Object.keys(fields).sort()]).toEqual([id, Object.keys(MOST_LETTERS).sort()]);
      expect([id, words.length > 0 && words.every((word) => word === word.trim() && word !== '')]).toEqual([
        id,
        true,
      ]);
    }
  });

  test.each(Object.keys(MOST_LETTERS) as (keyof typeof MOST_LETTERS)[])(
    'no %s is empty or too long',
    (field) => {
      const wrong = textsIn(locale).filter(
        (text) => text[field].trim() === '' || text[field].length > MOST_LETTERS[field],
      );
      expect(wrong.map(({ slug }) => slug)).toEqual([]);
    },
  );

  test('no two things have one name or one address', () => {
    expect(repeated(textsIn(locale).map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(repeated(textsIn(locale).map(({ slug }) => slug))).toEqual([]);
    expect(textsIn(locale).filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });
});
