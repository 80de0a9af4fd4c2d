import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import type { SiteIcons } from './pages/html-document.ts';

export const THEME_COLOUR = '#37927B';
const PAPER = '#FBFAF6';

export interface ManifestSource {
  readonly locale: Locale;
  /** Path prefix of the locale, empty where the edition has one language. */
  readonly basename: string;
  readonly slogan: string;
  readonly icons: Pick<SiteIcons, 'icon192' | 'icon512' | 'maskable'>;
}

export function webManifest({ locale, basename, slogan, icons }: ManifestSource): object {
  const { brand } = LOCALE_INFO[locale];
  const home = basename || '/';
  const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    id: home,
    name: `${brand} – ${slogan}`,
    short_name: brand,
    description: slogan,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: THEME_COLOUR,
    background_color: PAPER,
    icons: [
      png(icons.icon192, 192),
      png(icons.icon512, 512),
      { ...png(icons.maskable, 512), purpose: 'maskable' },
    ],
  };
}
