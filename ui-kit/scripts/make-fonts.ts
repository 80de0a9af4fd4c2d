// Makes src/fonts/*.woff2 from the files of @fontsource-variable/onest: node scripts/make-fonts.ts
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from '../src/fonts/alphabets.ts';

const SOURCE = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/onest/package.json')));
const TARGET = join(import.meta.dirname, '..', 'src', 'fonts');
const WEIGHTS = { wght: { min: 400, max: 700 } };
const FILES = {
  latin: 'latin',
  cyrillic: 'cyrillic',
  kazakh: 'cyrillic-ext',
  currency: 'latin-ext',
  names: 'cyrillic',
  'names-kazakh': 'cyrillic-ext',
} as const;

for (const [name, source] of Object.entries(FILES)) {
  const font = readFileSync(join(SOURCE, 'files', `onest-${source}-wght-normal.woff2`));
  const subset = await subsetFont(font, FONT_CHARACTERS[name as keyof typeof FILES], {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
  });
  writeFileSync(join(TARGET, `onest-${name}.woff2`), subset);
  process.stdout.write(`onest-${name}.woff2 ${subset.length} bytes\n`);
}
copyFileSync(join(SOURCE, 'LICENSE'), join(TARGET, 'LICENSE-Onest.txt'));
