import { LOCALE_INFO, LOCALES, REGION_LINKS } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { openPage } from '../../testing/open-page.tsx';
import { qrCode } from './qr-code.ts';

/** Draws a path of rectangles back onto a grid. */
function gridOf({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return grid;
}

describe.each(LOCALES)('the page of the app in %s', (locale) => {
  const { stores } = REGION_LINKS[LOCALE_INFO[locale].region];

  test('leads to the shops of its market @R-02', async () => {
    await openPage('/get-app', {}, locale);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, 2)).toEqual([stores['app-store'], stores['google-play']]);
  });

  test('has a code for each shop, with its name in words @R-02', async () => {
    await openPage('/get-app', {}, locale);
    const codes = [...document.querySelectorAll('svg[role=img]')];
    const paths = codes.map((code) => code.querySelector('path')?.getAttribute('d'));
    const wanted = [await qrCode(stores['app-store']), await qrCode(stores['google-play'])];
    expect(paths).toEqual(wanted.map(({ path }) => path));
    expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('App Store'),
      expect.stringContaining('Google Play'),
    ]);
  });

  test('shows the app in the page’s language @R-02', async () => {
    await openPage('/get-app', {}, locale);
    const pictures = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) expect(picture).toContain(locale);
  });
});

test('the path of a code covers its dark modules and no others @R-02', async () => {
  const text = 'https://apps.apple.com/kz/app/id6400000002';
  expect(gridOf(await qrCode(text))).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
});
