import type { Locale } from '@ecocircle/shared-contracts';
import { useTranslation } from 'react-i18next';

/** The page's locale: the shell's i18next speaks exactly the portal's locales. */
export const useLocale = (): Locale => useTranslation().i18n.language as Locale;
