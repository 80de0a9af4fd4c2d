import { LOCALE_INFO, type LocaleService, type PageData } from '@ecocircle/shared-contracts';
import type { i18n } from 'i18next';
import { ownClock, type Today } from './today.ts';

export function localeService(
  page: Pick<PageData, 'locale' | 'edition' | 'now'>,
  i18n: i18n,
  today: Today = { now: new Date(page.now), present: ownClock },
): LocaleService {
  const { locale, edition } = page;
  return {
    locale,
    edition,
    info: LOCALE_INFO[locale],
    get now() {
      return today.now;
    },
    present: today.present,
    i18n,
  };
}
