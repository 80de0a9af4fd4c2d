// Draws the pictures of links, the icons and the favicon into src/platform/site-images/images: node scripts/make-site-images.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_INFO, LOCALES } from '@ecocircle/shared-contracts';
import { readLocaleTexts } from '@ecocircle/shared-contracts/build/locale-texts';
import { shareImage } from './share-image.ts';
import { type IconShape, siteIcon } from './site-icon.ts';

const SOURCE = join(import.meta.dirname, '..', 'src');

const ICONS: Readonly<Record<string, IconShape>> = {
  favicon: { size: 48, share: 1, ground: 'none' },
  'icon-192': { size: 192, share: 0.86, ground: 'none' },
  'icon-512': { size: 512, share: 0.86, ground: 'none' },
  // A launcher may cut a maskable icon to the circle of 80% of its side.
  'icon-maskable': { size: 512, share: 0.6, ground: 'paper' },
  'apple-touch-icon': { size: 180, share: 0.72, ground: 'paper' },
};

function write(name: string, image: Buffer): void {
  writeFileSync(join(SOURCE, 'platform', 'site-images', 'images', `${name}.png`), image);
  process.stdout.write(`${name}.png ${image.length} bytes\n`);
}

for (const locale of LOCALES) {
  const { site } = readLocaleTexts(join(SOURCE, 'locales'), locale) as { site: { slogan: string } };
  write(`share-${locale}`, await shareImage(LOCALE_INFO[locale].brand, site.slogan));
}
for (const [name, shape] of Object.entries(ICONS)) write(name, await siteIcon(shape));
