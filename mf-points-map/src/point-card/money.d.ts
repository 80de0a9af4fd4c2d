/**
 * The currency in which a point pays: that of the country whose IANA time zone it is in, since points carry no
 * country of their own. Null where the zone is none of the portal's countries.
 */
export declare const currencyOf: (timeZone: string) => string | null;
/** A price in the currency of its point, as the locale writes it; whole amounts without decimals. */
export declare function priceText(price: number, currency: string | null, locale: string): string;
