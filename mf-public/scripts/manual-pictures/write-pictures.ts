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

/** A picture that is there: its file and its size in CSS pixels. */
interface Picture {
  readonly figure: Figure;
  readonly size: Size;
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

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

/** The pictures of a manual as they are in its folder, those of an earlier run too. */
async function picturesIn(manual: Manual, locale: Locale): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const figure of FIGURES.filter((each) => each.manual === manual))
    for (const size of Object.keys(SIZES) as Size[]) {
      const file = fileOf(figure, size);
      const path = join(folderOf(manual, locale), file);
      if (!existsSync(path)) continue;
      const { width, height } = await sharp(path).metadata();
      const { deviceScaleFactor } = SIZES[size];
      const inCss = (pixels: number): number => Math.round(pixels / deviceScaleFactor);
      pictures.push({ figure, size, file, width: inCss(width), height: inCss(height) });
    }
  return pictures;
}

const identifier = (file: string): string =>
  file.replace(/\.webp$/, '').replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase());

const source = ({ file, width, height }: Picture): string =>
  `{ src: ${identifier(file)}, width: ${width}, height: ${height} }`;

/** Writes the module that names a manual's pictures in one language, with the sizes that the page reserves. */
export async function writeIndex(manual: Manual, locale: Locale): Promise<void> {
  const pictures = await picturesIn(manual, locale);
  const files = pictures.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const imports = files.map(({ file }) => `import ${identifier(file)} from './${file}';`);
  const names = [...new Set(pictures.map(({ figure }) => figure.name))];
  const entries = names.map((name) => {
    const sizes = files
      .filter(({ figure }) => figure.name === name)
      .map((picture) => `    ${picture.size}: ${source(picture)},`);
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return [`  ${key}: {`, ...sizes, '  },'].join('\n');
  });
  const text = [
    '// Written by scripts/make-manual-pictures.ts.',
    ...imports,
    '',
    'export const PICTURES = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
  writeFileSync(join(folderOf(manual, locale), 'index.ts'), text);
}
