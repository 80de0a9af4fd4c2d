import { join } from 'node:path';
import type { Locale, Messages } from '@ecocircle/shared-contracts';
import { readLocaleTexts } from '@ecocircle/shared-contracts/build/locale-texts';

const LOCALES = join(import.meta.dirname, '..', '..', 'locales');

/** The shell's texts of a locale by namespace, as the edge has them. */
export const portalMessages = (locale: Locale): Record<string, Messages> => ({
  shell: readLocaleTexts(LOCALES, locale) as Messages,
  ...(readLocaleTexts(join(LOCALES, 'shared'), locale) as Record<string, Messages>),
});
