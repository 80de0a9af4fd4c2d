// Written by scripts/make-manual-pictures.ts.
import findTheSiteDesktop from './find-the-site.desktop.webp';
import findTheSitePhone from './find-the-site.phone.webp';
import pointCardDesktop from './point-card.desktop.webp';

export const PICTURES = {
  'find-the-site': {
    desktop: { src: findTheSiteDesktop, width: 1080, height: 760 },
    phone: { src: findTheSitePhone, width: 390, height: 760 },
  },
  'point-card': {
    desktop: { src: pointCardDesktop, width: 379, height: 1327 },
  },
} as const;
