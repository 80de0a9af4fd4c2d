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
