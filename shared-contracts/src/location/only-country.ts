import type { Locale } from '../locales/locales.ts';

/**
 * The one country that a locale is about, which it names; null for English, which is about several.
 *
 * @example
 * onlyCountry('kk-KZ'); // 'KZ'
 */
export const onlyCountry = (locale: Locale): string | null => (locale === 'en-US' ? null : locale.slice(-2));
