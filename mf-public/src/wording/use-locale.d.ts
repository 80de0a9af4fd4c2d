import type { Locale } from '@ecocircle/shared-contracts';
/** The page's locale: the shell's i18next speaks exactly the portal's locales. */
export declare const useLocale: () => Locale;
