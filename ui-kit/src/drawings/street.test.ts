import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const textOf = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The values of all properties, the dark ones behind the others. */
const coloursIn = (styles: string): string[] =>
  [...styles.matchAll(/(--street-\w+):\s*([^;}]+)/g)].map(
    ([, name = '', value = '']) => `${name} ${value.replace(/^\./, '0.')}`,
  );

test('the street has the same colours in a page as in its file, each of them drawn', () => {
  const [, styles = '', elements = ''] = /<style>(.*?)<\/style>(.*)/.exec(textOf('hero.svg')) ?? [];
  const colours = coloursIn(styles);
  expect(coloursIn(textOf('street.css'))).toEqual(colours);
  for (const colour of colours) expect(elements).toContain(`var(${colour.split(' ')[0]})`);
});
