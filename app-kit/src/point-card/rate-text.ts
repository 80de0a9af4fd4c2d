import {
  currencyOf,
  type Locale,
  type PointMaterial,
  type RecyclingPoint,
} from '@ecocircle/shared-contracts';
import { formatMoney } from '../wording/index.ts';
import type { Dictionaries } from './dictionaries.ts';

/** What a point pays for a material in its country's currency, "12.50 ₽ / kg"; null where it takes it for free. */
export function rateText(
  { rate, uom }: Pick<PointMaterial, 'rate' | 'uom'>,
  { country }: Pick<RecyclingPoint, 'country'>,
  { units }: Pick<Dictionaries, 'units'>,
  locale: Locale,
): { readonly price: string; readonly unit: string } | null {
  if (rate === 0) return null;
  return { price: formatMoney(rate, currencyOf(country), locale), unit: units[uom] ?? uom };
}
