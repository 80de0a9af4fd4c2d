import type { Locale } from '@ecocircle/shared-contracts';
import appleTouch from './site-images/apple-touch-icon.png';
import favicon from './site-images/favicon.png';
import icon192 from './site-images/icon-192.png';
import icon512 from './site-images/icon-512.png';
import maskable from './site-images/icon-maskable.png';
import enUs from './site-images/share-en-US.png';
import esAr from './site-images/share-es-AR.png';
import kkKz from './site-images/share-kk-KZ.png';
import ruKz from './site-images/share-ru-KZ.png';
import ruRu from './site-images/share-ru-RU.png';

/** The pictures of links to pages that have none of their own, 1200 by 600. */
export const SHARE_IMAGES: Readonly<Record<Locale, string>> = {
  'ru-RU': ruRu,
  'ru-KZ': ruKz,
  'kk-KZ': kkKz,
  'es-AR': esAr,
  'en-US': enUs,
};

/** The portal's icons by what asks for them. */
export const SITE_ICONS = { favicon, appleTouch, icon192, icon512, maskable };
