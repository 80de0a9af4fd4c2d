import { expect, test } from '../fixtures.ts';
import { readHead } from '../http/html-head.ts';
import { ALL_PAGES, type Prefix } from '../pages/all-pages.ts';
import { barriersOn } from '../pages/barriers.ts';
import { overflowOf } from '../pages/overflow.ts';

test.describe.configure({ mode: 'parallel' });

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** The languages differ in texts only, so each is checked in another way. */
const LOOKS: Readonly<Record<Prefix, readonly Look[]>> = {
  'en-us': [
    [1440, 'light'],
    [360, 'dark'],
  ],
  'ru-ru': [[360, 'dark']],
  'kk-kz': [[360, 'light']],
  'es-ar': [[1440, 'dark']],
  'ru-kz': [[1440, 'light']],
};
const ALL_WIDTHS = [320, 360, 768, 1440, 2560, 3840];
const NARROW = [320, 360];

for (const { name, account, path, prefixes } of ALL_PAGES) {
  test.describe(name, () => {
    test.use({ account, provoked: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

    for (const prefix of prefixes) {
      test(`${name} in ${prefix} keeps the server’s head, has no barriers, does not overflow sideways, and is silent @L-05 @S-03`, async ({
        page,
        frame,
        samples,
      }) => {
        const served = await page.goto(`/${prefix}${path(samples)}`);
        await frame.expectSettled();
        const head = readHead((await served?.text()) ?? '');
        expect(head.title).not.toBe('');
        await expect.poll(async () => readHead(await page.content())).toEqual(head);
        for (const [width, colorScheme] of LOOKS[prefix]) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          // Header and footer are measured a moment after a resize.
          await expect.poll(() => barriersOn(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
        for (const width of prefix === prefixes[0] ? ALL_WIDTHS : NARROW) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => overflowOf(page), `${width} px`).toEqual([]);
        }
      });
    }
  });
}
