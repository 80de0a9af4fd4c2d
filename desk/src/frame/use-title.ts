import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the browser's tab, in the language of the page. */
export function useTitle(title: string): void {
  const { i18n } = useTranslation();
  const { brand } = LOCALE_INFO[i18n.language as Locale];
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
