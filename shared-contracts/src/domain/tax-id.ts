import type { Locale } from '../locales/locales.ts';

/** Tax ids: any country's TIN, Kazakhstan's business or personal number (BIN, IIN), Argentina's CUIT, Russia's INN. */
export type TaxIdKind = 'tin' | 'bin' | 'cuit' | 'inn';

/** Which tax id a locale asks for. */
export const TAX_ID_KINDS: Readonly<Record<Locale, TaxIdKind>> = {
  'ru-RU': 'inn',
  'ru-KZ': 'bin',
  'kk-KZ': 'bin',
  'es-AR': 'cuit',
  'en-US': 'tin',
};

const weighted = (value: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(value[index]), 0);

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_FIRST = [7, ...INN_10];
const INN_12_SECOND = [3, ...INN_12_FIRST];

/** Russia: one check digit for organisations, two for people (order of the tax service, ММВ-7-6/435@). */
function isInn(value: string): boolean {
  const fits = (weights: readonly number[]) =>
    (weighted(value, weights) % 11) % 10 === Number(value[weights.length]);
  return value.length === 10
    ? fits(INN_10)
    : value.length === 12 && fits(INN_12_FIRST) && fits(INN_12_SECOND);
}

const BIN_FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const BIN_SECOND = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

/** Kazakhstan: where the first weights leave 10, the second decide; a number that leaves 10 again is never given out. */
function isBin(value: string): boolean {
  if (value.length !== 12) return false;
  const first = weighted(value, BIN_FIRST) % 11;
  return (first === 10 ? weighted(value, BIN_SECOND) % 11 : first) === Number(value[11]);
}

const CUIT = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const CUIT_PREFIX = /^(?:2[03-7]|3[034])/;

/** Argentina: modulo 11; a number that would need 10 as its digit gets another prefix instead. */
function isCuit(value: string): boolean {
  const digit = (11 - (weighted(value, CUIT) % 11)) % 11;
  return value.length === 11 && CUIT_PREFIX.test(value) && digit === Number(value[10]);
}

const CHECKS: Readonly<Record<TaxIdKind, (value: string) => boolean>> = {
  inn: isInn,
  bin: isBin,
  cuit: isCuit,
  tin: (value) => value.length >= 5,
};

/** Whether a number is a tax id of a kind: its length, and its check digits where the kind has them. */
export const isTaxId = (kind: TaxIdKind, value: string): boolean =>
  /^\d{1,20}$/.test(value) && !/^0+$/.test(value) && CHECKS[kind](value);
