/** Countries that pay in euro. */
const EURO = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ');

const CURRENCIES: Readonly<Record<string, string>> = {
  RU: 'RUB',
  KZ: 'KZT',
  AR: 'ARS',
  US: 'USD',
  GB: 'GBP',
  ...Object.fromEntries(EURO.map((country) => [country, 'EUR'])),
};

/**
 * The currency in which points of a country pay (ISO 4217). Null for a country without points so far: prices there are
 * shown as bare numbers.
 *
 * @param country - ISO 3166-1 alpha-2
 */
export const currencyOf = (country: string): string | null => CURRENCIES[country] ?? null;
