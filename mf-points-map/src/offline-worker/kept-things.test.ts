import { expect, test } from '@jest/globals';
import { findThing, readThings } from './kept-things.ts';

const thing = (id: string, name: string, words: string[]) => ({
  id,
  name,
  words,
  slug: id,
  family: 'glass',
  materials: ['glass-jars'],
  prepare: `Prepare the ${name}`,
});

const jar = thing('jam-jar', 'Glass jar', ['jam jar', 'honey jar']);
const kept = readThings({ data: [jar, thing('battery', 'Battery', ['AA battery'])] });

test('a thing is found by its id and by everyday words, as the API sent it @X-08', () => {
  for (const asked of ['jam-jar', 'Glass jar', 'honey jar', 'glas jar'])
    expect(findThing(kept, asked)).toEqual({ data: jar });
});

test.each(['', 'zzqqzz', '🫙', 'x'.repeat(10_000)])('%.10s means no thing @X-08', (asked) => {
  expect(findThing(kept, asked)).toBeNull();
});
