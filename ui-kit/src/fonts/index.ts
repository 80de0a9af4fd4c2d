import type { Locale } from '@ecocircle/shared-contracts';
import cyrillic from './onest-cyrillic.woff2';
import kazakh from './onest-kazakh.woff2';
import latin from './onest-latin.woff2';

/**
 * The font files that a page of each locale preloads, in the order of their weight in its texts. Preload them with
 * `as="font" type="font/woff2" crossorigin`.
 *
 * @example
 * FONT_PRELOADS['en-US']; // ['/assets/onest-latin.1f2e3d4c.woff2']
 */
export const FONT_PRELOADS: Readonly<Record<Locale, readonly string[]>> = {
  'ru-RU': [cyrillic, latin],
  'ru-KZ': [cyrillic, latin],
  'kk-KZ': [cyrillic, latin, kazakh],
  'es-AR': [latin],
  'en-US': [latin],
};
