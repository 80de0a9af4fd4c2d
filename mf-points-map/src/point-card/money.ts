import { formattingLocale, type Locale } from '@ecocircle/shared-contracts';

const ZONES: readonly (readonly [zones: RegExp, currency: string])[] = [
  [/^Asia\/(Almaty|Aqtau|Aqtobe|Atyrau|Oral|Qostanay|Qyzylorda)$/, 'KZT'],
  [/^America\/(Argentina\/|Buenos_Aires$)/, 'ARS'],
  [/^Europe\/(Moscow|Kaliningrad|Samara|Saratov|Ulyanovsk|Volgograd|Astrakhan|Kirov)$/, 'RUB'],
  [
    /^Asia\/(Yekaterinburg|Omsk|Novosibirsk|Barnaul|Tomsk|Novokuznetsk|Krasnoyarsk|Irkutsk|Chita|Yakutsk|Khandyga|Vladivostok|Ust-Nera|Magadan|Sakhalin|Srednekolymsk|Kamchatka|Anadyr)$/,
    'RUB',
  ],
  [/^Europe\/(Vienna|Berlin|Madrid|Rome|Paris)$/, 'EUR'],
];

/**
 * The currency in which a point pays: that of the country whose IANA time zone it is in, since points carry no
 * country of their own. Null where the zone is none of the portal's countries.
 */
export const currencyOf = (timeZone: string): string | null =>
  ZONES.find(([zones]) => zones.test(timeZone))?.[1] ?? null;

/** A price in the currency of its point, as the locale writes it; whole amounts without decimals. */
export function priceText(price: number, currency: string | null, locale: Locale): string {
  const digits = { minimumFractionDigits: Number.isInteger(price) ? 0 : 2, maximumFractionDigits: 2 };
  const style = currency
    ? { style: 'currency' as const, currency, currencyDisplay: 'narrowSymbol' as const }
    : {};
  return new Intl.NumberFormat(formattingLocale(locale), { ...style, ...digits }).format(price);
}
