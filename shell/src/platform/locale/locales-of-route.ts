import {
  EDITIONS,
  type Edition,
  LOCALE_INFO,
  type Locale,
  type PageRoute,
  type Region,
} from '@ecocircle/shared-contracts';

/** Whether a region has a route: every one has it unless the route names its regions. */
export const hasRegion = ({ regions }: Pick<PageRoute, 'regions'>, region: Region): boolean =>
  regions?.includes(region) ?? true;

export const localesOfRoute = (edition: Edition, regions: PageRoute['regions']): readonly Locale[] =>
  EDITIONS[edition].locales.filter((locale) => hasRegion({ regions }, LOCALE_INFO[locale].region));
