import type { Locale } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { readHead } from '../http/html-head.ts';
import { ALL_PAGES } from '../pages/all-pages.ts';
import { barriersOn } from '../pages/barriers.ts';
import { overflowOf } from '../pages/overflow.ts';

test.describe.configure({ mode: 'parallel' });

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** The languages differ in texts only, so each is checked in another way. */
const LOOKS: Readonly<Record<Locale, readonly Look[]>> = {
  'en-US': [
    [1440, 'light'],
    [360, 'dark'],
  ],
  'ru-RU': [[360, 'dark']],
  'kk-KZ': [[360, 'light']],
  'es-AR': [[1440, 'dark']],
  'ru-KZ': [[1440, 'light']],
};
const ALL_WIDTHS = [320, 360, 768, 1440, 2560, 3840];
const NARROW = [320, 360];

for (const { name, account, path, locales } of ALL_PAGES) {
  test.describe(name, () => {
    test.use({ account, provoked: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

    for (const locale of locales) {
      test(`${name} in ${locale} keeps the server’s head, has no barriers, does not overflow sideways, and is silent @L-05 @S-03`, async ({
        page,
        frame,
        samples,
      }) => {
        const served = await page.goto(path(locale, samples));
        await frame.expectSettled();
        const head = readHead((await served?.text()) ?? '');
        expect(head.title).not.toBe('');
        await expect.poll(async () => readHead(await page.content())).toEqual(head);
        for (const [width, colorScheme] of LOOKS[locale]) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          // Header and footer are measured a moment after a resize.
          await expect.poll(() => barriersOn(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
        for (const width of locale === locales[0] ? ALL_WIDTHS : NARROW) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => overflowOf(page), `${width} px`).toEqual([]);
        }
      });
    }
  });
}
