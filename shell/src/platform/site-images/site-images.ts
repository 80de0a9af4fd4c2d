import { type HeadImage, LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import appleTouch from './images/apple-touch-icon.png';
import favicon from './images/favicon.png';
import icon192 from './images/icon-192.png';
import icon512 from './images/icon-512.png';
import maskable from './images/icon-maskable.png';
import enUs from './images/share-en-US.png';
import esAr from './images/share-es-AR.png';
import kkKz from './images/share-kk-KZ.png';
import ruKz from './images/share-ru-KZ.png';
import ruRu from './images/share-ru-RU.png';

const SHARE_IMAGES: Readonly<Record<Locale, string>> = {
  'ru-RU': ruRu,
  'ru-KZ': ruKz,
  'kk-KZ': kkKz,
  'es-AR': esAr,
  'en-US': enUs,
};

export const SITE_ICONS = { favicon, appleTouch, icon192, icon512, maskable };

export const shareImage = (locale: Locale, t: TFunction): HeadImage => ({
  url: SHARE_IMAGES[locale],
  width: 1200,
  height: 600,
  alt: t('site.imageAlt', { brand: LOCALE_INFO[locale].brand, slogan: t('site.slogan') }),
});
