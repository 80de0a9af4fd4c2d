import type { PhoneCountry } from '@ecocircle/shared-contracts/phone';
import { fuzzySearch } from '../fuzzy-search/index.ts';

const CODE = /^\+?(\d*)$/;
const LONGEST_CODE = 3;

/** A calling code has three digits at most: what is typed behind them is dropped. */
export const typedCode = (text: string): string =>
  CODE.test(text.trim()) ? text.trim().slice(0, LONGEST_CODE + Number(text.trim().startsWith('+'))) : text;

/** The countries for a typed calling code or name. */
export function foundCountries(countries: readonly PhoneCountry[], query: string): readonly PhoneCountry[] {
  const code = CODE.exec(query.trim())?.[1];
  if (code !== undefined) return countries.filter(({ callingCode }) => callingCode.startsWith(code));
  return fuzzySearch(countries, query, ({ title, id }) => `${title} ${id}`);
}

/** The one country that a typed text can only mean: by its calling code, or when nothing else is found. */
export function meantCountry(countries: readonly PhoneCountry[], query: string): PhoneCountry | null {
  const code = CODE.exec(query.trim())?.[1];
  if (query.trim() === '' || code === '') return null;
  const meant = code
    ? countries.filter(({ callingCode }) => callingCode === code)
    : foundCountries(countries, query);
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
