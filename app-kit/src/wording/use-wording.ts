import type { Locale } from '@ecocircle/shared-contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from './moments.ts';
import { formatNumber } from './numbers.ts';

/**
 * A page's words: its `locale` and `t`, numbers and moments (ISO 8601) as the locale writes them, and `counted` for a
 * text with a plural and its `amount`.
 */
export function useWording() {
  const { t, i18n } = useTranslation();
  // The shell's i18next speaks exactly the portal's locales.
  const locale = i18n.language as Locale;
  return useMemo(() => {
    const number = (value: number): string => formatNumber(value, locale);
    const moment = (iso: string): string => formatMoment(iso, locale);
    const counted = (key: string, count: number, values: Readonly<Record<string, string>> = {}): string =>
      t(key, { ...values, count, amount: number(count) });
    return { t, locale, number, moment, counted };
  }, [t, locale]);
}
