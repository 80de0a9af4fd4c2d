import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@ecocircle/shared-contracts';
import sharp from 'sharp';
import type { Figure, Manual } from './figures.ts';

/** The two sizes in which a picture is taken: the manual shows the one that fits the reader's window. */
export const SIZES = {
  desktop: { viewport: { width: 1080, height: 760 }, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 },
} as const;

/** A size of a picture. */
export type Size = keyof typeof SIZES;

/** A picture that was written: its file and its size in CSS pixels. */
export interface WrittenPicture {
  readonly figure: Figure;
  readonly size: Size;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const ROOT = join(import.meta.dirname, '../../src/pages');

const folderOf = (manual: Manual, locale: Locale): string => join(ROOT, manual, 'pictures', locale);

/** Compresses a screenshot into the page's folder. */
export async function writePicture(
  png: Buffer,
  { figure, size, locale }: { figure: Figure; size: Size; locale: Locale },
): Promise<WrittenPicture> {
  const folder = folderOf(figure.manual, locale);
  mkdirSync(folder, { recursive: true });
  const file = `${figure.name}.${size}.webp`;
  const info = await sharp(png)
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toFile(join(folder, file));
  const { deviceScaleFactor } = SIZES[size];
  const [width, height] = [info.width, info.height].map((pixels) => Math.round(pixels / deviceScaleFactor));
  return { figure, size, file, width: width ?? 0, height: height ?? 0, bytes: info.size };
}

const identifier = (file: string): string =>
  file.replace(/\.webp$/, '').replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase());

const source = ({ file, width, height }: WrittenPicture): string =>
  `{ src: ${identifier(file)}, width: ${width}, height: ${height} }`;

/** Writes the module that names a manual's pictures in one language, with the sizes that the page reserves. */
export function writeIndex(manual: Manual, locale: Locale, pictures: readonly WrittenPicture[]): void {
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
