import { expect, test } from '@jest/globals';
import { LOCALES } from '../locales/locales.ts';
import { problemsOf, strictObject, taxIdSchema } from '../rules/index.ts';
import { isTaxId, TAX_ID_KINDS, type TaxIdKind } from './tax-id.ts';

/** Numbers of well-known organisations and from the registers' own examples. */
const RIGHT: readonly (readonly [TaxIdKind, string])[] = [
  ['inn', '7707083893'],
  ['inn', '7736050003'],
  ['inn', '500100732259'],
  ['bin', '021240000409'],
  ['bin', '971240001315'],
  ['bin', '811201401188'],
  ['cuit', '30500010912'],
  ['cuit', '20055361682'],
  ['tin', '94-2404110'.replace('-', '')],
];

test.each(RIGHT)('%s %s is right, and wrong with any other last digit @V-04', (kind, value) => {
  expect(isTaxId(kind, value)).toBe(true);
  if (kind === 'tin') return;
  const last = Number(value.at(-1));
  for (let digit = 0; digit < 10; digit += 1)
    if (digit !== last) expect(isTaxId(kind, value.slice(0, -1) + digit)).toBe(false);
});

test.each([
  ['inn', '770708389'],
  ['inn', '0000000000'],
  ['bin', '02124000040'],
  ['cuit', '30-50001091-2'],
  ['cuit', '10500010912'],
  ['tin', '1234'],
  ['tin', '123456789012345678901'],
] as const)('%s %s is wrong @V-04', (kind, value) => {
  expect(isTaxId(kind, value)).toBe(false);
});

test('two neighbouring digits that changed places are noticed in an INN, a BIN and a CUIT @V-04', () => {
  const swapped = (value: string, at: number) =>
    value.slice(0, at) + value[at + 1] + value[at] + value.slice(at + 2);
  for (const [kind, value] of [
    ['inn', '7736050003'],
    ['bin', '971240001315'],
    ['cuit', '20055361682'],
  ] as const)
    for (let at = 0; at < value.length - 1; at += 1)
      if (value[at] !== value[at + 1]) expect(isTaxId(kind, swapped(value, at))).toBe(false);
});

test.each(LOCALES)('the schema of %s tells what is missing, no integer, or no tax id @V-04', (locale) => {
  const problem = (tin: string) => problemsOf(strictObject({ tin: taxIdSchema(locale) }), { tin }).tin?.rule;
  expect([problem(' '), problem('12a'), problem('-12'), problem('12')]).toEqual([
    'required',
    'integer',
    'taxId',
    'taxId',
  ]);
  const [, right = ''] = RIGHT.find(([kind]) => kind === TAX_ID_KINDS[locale]) ?? [];
  expect(problem(` ${right} `)).toBeUndefined();
});
