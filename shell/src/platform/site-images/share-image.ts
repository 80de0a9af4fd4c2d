import { type HeadImage, LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import { SHARE_IMAGES } from './site-images.ts';

export const shareImage = (locale: Locale, t: TFunction): HeadImage => ({
  url: SHARE_IMAGES[locale],
  width: 1200,
  height: 600,
  alt: t('site.imageAlt', { brand: LOCALE_INFO[locale].brand, slogan: t('site.slogan') }),
});
