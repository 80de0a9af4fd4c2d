import { test } from '../fixtures.ts';
import { ALL_PAGES } from '../pages/all-pages.ts';
import { checkPage, NARROW, SCHEMES, WIDE } from '../pages/page-check.ts';

const LOOKS = [WIDE, NARROW].flatMap((width) => SCHEMES.map((scheme) => [width, scheme] as const));

for (const portalPage of ALL_PAGES) {
  const { name, account, locales } = portalPage;
  test.describe(name, () => {
    test.use({ account, provoked: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

    for (const locale of locales)
      test(`${name} in ${locale} keeps the server’s head, has no barriers, does not overflow sideways, and is silent @L-05 @S-03`, ({
        page,
        frame,
        samples,
      }) => checkPage({ page, frame, samples }, portalPage, locale, LOOKS));
  });
}
