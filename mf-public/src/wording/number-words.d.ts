import type { Locale } from '@ecocircle/shared-contracts';
/**
 * A number with the locale's grouping. Kazakh groups as Russian does, and not every browser knows it.
 *
 * @example
 * formatNumber(12_345, 'es-AR'); // '12.345'
 */
export declare const formatNumber: (value: number, locale: Locale) => string;
