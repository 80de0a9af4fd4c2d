import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../cabinet/in-cabinet.tsx';
import { momentFormat } from './moment-format.ts';
import { numberFormat } from './number-format.ts';

/**
 * The cabinet's words: `t`, numbers and moments (ISO 8601) of the locale, and `counted` for a text with a plural and
 * its `amount`.
 */
export function useWording() {
  const { t } = useTranslation('mf-cabinet');
  const { locale } = useLocale();
  return useMemo(() => {
    const numbers = numberFormat(locale);
    const moments = momentFormat(locale);
    const number = (value: number): string => numbers.format(value);
    const moment = (iso: string): string => moments.format(new Date(iso));
    const counted = (key: string, count: number, values: Readonly<Record<string, string>> = {}): string =>
      t(key, { ...values, count, amount: number(count) });
    return { t, number, moment, counted };
  }, [t, locale]);
}
