// Written by scripts/make-manual-pictures.ts.
import findTheSiteDesktop from './find-the-site.desktop.webp';
import findTheSitePhone from './find-the-site.phone.webp';
import pointCardDesktop from './point-card.desktop.webp';
import writeToUsDesktop from './write-to-us.desktop.webp';
import writeToUsPhone from './write-to-us.phone.webp';

export const PICTURES = {
  'find-the-site': {
    desktop: { src: findTheSiteDesktop, width: 1080, height: 760 },
    phone: { src: findTheSitePhone, width: 390, height: 760 },
  },
  'point-card': {
    desktop: { src: pointCardDesktop, width: 379, height: 1327 },
  },
  'write-to-us': {
    desktop: { src: writeToUsDesktop, width: 876, height: 743 },
    phone: { src: writeToUsPhone, width: 390, height: 963 },
  },
} as const;
