import type { LocaleInfo, Region } from '@ecocircle/shared-contracts';

/** The country whose events and map the home page begins with. The international edition's first market is Argentina. */
const COUNTRIES: Readonly<Record<Region, string>> = { russia: 'RU', kazakhstan: 'KZ', international: 'AR' };

/** The ISO 3166-1 code of the country that a visitor's locale is about. */
export const homeCountry = ({ region }: Pick<LocaleInfo, 'region'>): string => COUNTRIES[region];
