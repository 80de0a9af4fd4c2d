import { LOCALE_INFO, LOCALES, type Locale } from '@ecocircle/shared-contracts';
import type { Browser } from '@playwright/test';
import { launch, openPage } from './launch.ts';
import { nameDemoPerson, signIn } from './manual-pictures/demo-person.ts';
import { FIGURES, type Figure, MANUALS } from './manual-pictures/figures.ts';
import { takePicture } from './manual-pictures/take-picture.ts';
import { SIZES, type Size, writePicture, writeSizes } from './manual-pictures/write-pictures.ts';
import { NOON } from './places.ts';

/** Visitors' pictures first: the rest are taken by the signed-in account. Gives the bytes that were written. */
async function takeAll(browser: Browser, base: string, size: Size, locale: Locale): Promise<number> {
  const look = { ...SIZES[size], locale, colorScheme: 'light' } as const;
  const page = await openPage(browser, base, look);
  let bytes = 0;
  const take = async (figure: Figure): Promise<void> => {
    const own = figure.atNoon ? await openPage(browser, base, look) : page;
    if (figure.atNoon) await own.clock.setFixedTime(NOON[locale]);
    const png = await takePicture(own, base, figure, locale);
    bytes += await writePicture(png, { figure, size, locale });
    if (own !== page) await own.context().close();
  };
  const figures = wanted.filter(({ once }) => !once || size === 'desktop');
  for (const figure of figures.filter(({ signedIn }) => !signedIn)) await take(figure);
  const ofAccount = figures.filter(({ signedIn }) => signedIn);
  if (ofAccount.length > 0) {
    await nameDemoPerson(page, locale);
    await signIn(page, base, LOCALE_INFO[locale].prefix);
  }
  for (const figure of ofAccount) await take(figure);
  await page.context().close();
  return bytes;
}

async function makePictures(base: string): Promise<number> {
  const browser = await launch();
  let bytes = 0;
  for (const locale of LOCALES) {
    const sizes = Object.keys(SIZES) as Size[];
    const written = await Promise.all(sizes.map((size) => takeAll(browser, base, size, locale)));
    for (const manual of MANUALS) await writeSizes(manual, locale);
    bytes += written.reduce((sum, each) => sum + each, 0);
  }
  await browser.close();
  return bytes;
}

const [url = 'http://localhost:3000', ...names] = process.argv.slice(2);
const base = url.replace(/\/$/, '');
const unknown = names.filter((name) => !FIGURES.some((figure) => figure.name === name));
if (unknown.length > 0) throw new Error(`no such pictures: ${unknown.join(', ')}`);
const wanted = FIGURES.filter(({ name }) => names.length === 0 || names.includes(name));
const bytes = await makePictures(base);
process.stdout.write(
  `${wanted.length} pictures of the manuals in ${LOCALES.length} languages: ${Math.round(bytes / 1024)} KB\n`,
);
