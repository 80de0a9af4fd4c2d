import type { Dictionaries } from '@ecocircle/app-kit/point-card';
import { currencyOf, type PriceMeasure } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import { type PointFilter, wordOf } from '../../filters/index.ts';

/** What the words of an order are made of. */
export type Words = Pick<Dictionaries, 'materials' | 'units'>;

/** So many materials are named; of more it is said how many there are. */
const NAMED = 2;

function thingsIn({ materials: names }: PointFilter, { materials }: Words, t: TFunction): string {
  const words = names.map((name) => wordOf(name, materials, (family) => t(`families.${family}`)));
  return names.length > NAMED ? t('order.things', { count: names.length }) : words.join(', ');
}

/** Why the list stands in its order. */
export function orderWords(
  filter: PointFilter,
  price: PriceMeasure | null,
  { words, t }: { readonly words: Words; readonly t: TFunction },
): string {
  if (filter.sort === 'open') return t('order.open');
  const things = thingsIn(filter, words, t);
  const currency = price && currencyOf(price.country);
  if (!price || !currency) return t('order.priceOf', { things });
  return t('order.priceIn', {
    things,
    currency: t(`order.currency.${currency}`),
    unit: words.units[price.unit] ?? price.unit,
  });
}
