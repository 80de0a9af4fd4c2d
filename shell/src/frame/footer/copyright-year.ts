import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';

/** The year of the copyright line: 2025 in Russian and Kazakh, 2024 in Spanish and English. */
export const copyrightYear = (locale: Locale): number =>
  LOCALE_INFO[locale].region === 'international' ? 2024 : 2025;
