import { expect, test } from '@jest/globals';
import { create, type Font } from 'fontkit';
import { escapeXml } from './labels-svg.ts';
import { lettersOf } from './letters-of.ts';
import { onestStyle } from './onest-letters.ts';

const fontsOf = (style: string): Font[] =>
  [...style.matchAll(/base64,([^)]+)\)/g)].map(
    ([, font = '']) => create(Buffer.from(font, 'base64')) as Font,
  );

/** What every font's table of characters ends with. */
const END_OF_TABLE = 0xffff;

const charactersOf = (fonts: readonly Font[]): string => {
  const codes = fonts.flatMap((font) => font.characterSet).filter((code) => code !== END_OF_TABLE);
  return String.fromCodePoint(...codes.sort((a, b) => a - b));
};

test('finds the letters of names, whatever they stand in and however they are written', () => {
  const drawn = `<rect/><text x="1">${escapeXml('“A&B”')}</text><text><textPath href="#n1">Ба</textPath></text>`;
  expect(lettersOf(drawn)).toBe('&ABБа“”');
  expect(lettersOf('<path d="M1 1"/>')).toBe('');
});

test('brings the letters that Onest has, of every alphabet and in every weight, and no others', async () => {
  const style = await onestStyle('AzҚыня漢');
  const fonts = fontsOf(style);
  expect(charactersOf(fonts)).toBe('AzныяҚ');
  expect(fonts.map((font) => font.variationAxes.wght)).toEqual(
    fonts.map(() => expect.objectContaining({ min: 400, max: 600 })),
  );
  expect(style.match(/font-weight:400 600;/g)).toHaveLength(fonts.length);
  expect(style.length).toBeLessThan(8 * 1024);
});
