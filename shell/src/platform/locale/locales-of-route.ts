import {
  EDITIONS,
  type Edition,
  LOCALE_INFO,
  type Locale,
  type PageRoute,
} from '@ecocircle/shared-contracts';

export const localesOfRoute = (edition: Edition, regions: PageRoute['regions']): readonly Locale[] =>
  EDITIONS[edition].locales.filter((locale) => !regions || regions.includes(LOCALE_INFO[locale].region));
