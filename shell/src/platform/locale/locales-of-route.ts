import {
  EDITIONS,
  type Edition,
  LOCALE_INFO,
  type Locale,
  type PageRoute,
} from '@ecocircle/shared-contracts';

/** The locales of an edition in which a route exists. */
export const localesOfRoute = (edition: Edition, regions: PageRoute['regions']): readonly Locale[] =>
  EDITIONS[edition].locales.filter((locale) => !regions || regions.includes(LOCALE_INFO[locale].region));
