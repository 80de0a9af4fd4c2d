import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@ecocircle/shared-contracts';
import sharp from 'sharp';
import { FIGURES, type Figure, type Manual } from './figures.ts';

/** The two sizes in which a picture is taken: the manual shows the one that fits the reader's window. */
export const SIZES = {
  desktop: { viewport: { width: 1080, height: 760 }, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 },
} as const;

/** A size of a picture. */
export type Size = keyof typeof SIZES;

const ROOT = join(import.meta.dirname, '../../src/pages');

const folderOf = (manual: Manual, locale: Locale): string => join(ROOT, manual, 'pictures', locale);

const fileOf = (figure: Figure, size: Size): string => `${figure.name}.${size}.webp`;

/** Compresses a screenshot into the page's folder; gives the bytes of the file. */
export async function writePicture(
  png: Buffer,
  { figure, size, locale }: { figure: Figure; size: Size; locale: Locale },
): Promise<number> {
  const folder = folderOf(figure.manual, locale);
  mkdirSync(folder, { recursive: true });
  const info = await sharp(png)
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toFile(join(folder, fileOf(figure, size)));
  return info.size;
}

/** The size of a picture in CSS pixels; null where it was never taken. */
async function sizeOf(figure: Figure, size: Size, locale: Locale): Promise<[string, number[]] | null> {
  const path = join(folderOf(figure.manual, locale), fileOf(figure, size));
  if (!existsSync(path)) return null;
  const { width, height } = await sharp(path).metadata();
  const { deviceScaleFactor } = SIZES[size];
  return [size, [width, height].map((pixels) => Math.round(pixels / deviceScaleFactor))];
}

/** Writes the sizes that a manual's page reserves for its pictures, those of an earlier run too. */
export async function writeSizes(manual: Manual, locale: Locale): Promise<void> {
  const lines: string[] = [];
  for (const figure of FIGURES.filter((each) => each.manual === manual)) {
    const sizes = (Object.keys(SIZES) as Size[]).map((size) => sizeOf(figure, size, locale));
    const there = (await Promise.all(sizes)).filter((entry) => entry !== null);
    const entries = there.map(([size, [width, height]]) => `"${size}": [${width}, ${height}]`);
    if (there.length > 0) lines.push(`  "${figure.name}": { ${entries.join(', ')} }`);
  }
  writeFileSync(join(folderOf(manual, locale), 'sizes.json'), `{\n${lines.join(',\n')}\n}\n`);
}
