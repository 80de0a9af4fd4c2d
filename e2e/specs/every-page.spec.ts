import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { ALL_PAGES, type PortalPage } from '../pages/all-pages.ts';
import { checkPage, type Look, NARROW, WIDE } from '../pages/page-check.ts';

test.describe.configure({ mode: 'parallel' });

/** Whether a language has the longest words: it comes twice as often. */
const IS_LONG: Readonly<Record<Locale, boolean>> = {
  'ru-RU': true,
  'ru-KZ': false,
  'kk-KZ': true,
  'es-AR': false,
  'en-US': false,
};
/** The languages of the pages in turn. */
const TURNS = [...LOCALES, ...LOCALES.filter((locale) => IS_LONG[locale])];

interface SampledPage {
  readonly sampled: PortalPage;
  readonly locale: Locale;
  readonly looks: readonly Look[];
}

function sampleOf(sampled: PortalPage, turn: number): SampledPage {
  const turns = TURNS.filter((locale) => sampled.locales.includes(locale));
  const isOdd = turn % 2 === 1;
  return {
    sampled,
    locale: turns[turn % turns.length] as Locale,
    looks: [
      [WIDE, isOdd ? 'dark' : 'light'],
      [NARROW, isOdd ? 'light' : 'dark'],
    ],
  };
}

/** Every page in one language, wide and narrow, once light and once dark; `npm run matrix` has them all. */
const SAMPLE = ALL_PAGES.map(sampleOf);

test('the sample has each language wide and narrow, light and dark', () => {
  const seen = new Set(
    SAMPLE.flatMap(({ locale, looks }) => looks.map((look) => `${locale} ${look.join(' ')}`)),
  );
  expect(seen.size).toBe(LOCALES.length * 4);
});

for (const { sampled, locale, looks } of SAMPLE) {
  const { name, account } = sampled;
  test.describe(name, () => {
    test.use({ account, provoked: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

    test(`${name} in ${locale} keeps the server’s head, has no barriers, does not overflow sideways, and is silent @L-05 @S-03`, ({
      page,
      frame,
      samples,
    }) => checkPage({ page, frame, samples }, sampled, locale, looks));
  });
}
