import type { PointFilter } from './point-filter.ts';

/** A filter without one of its conditions. */
export interface Loosened {
  readonly without: 'countries' | 'words' | 'material' | 'all' | 'open' | 'paid';
  /** The material as the address names it; empty for the others. */
  readonly name: string;
  readonly filter: PointFilter;
}

/** So many materials are offered one by one. */
const MOST_MATERIALS = 5;

/**
 * What a filter can do without, one at a time: what is asked for most loosely stands first.
 *
 * @param isBound - it keeps to the countries of the edition
 */
export function loosened(filter: PointFilter, isBound: boolean): Loosened[] {
  const { q, thing, materials, match, open, paid, sort } = filter;
  const offers: Loosened[] = [];
  const offer = (without: Loosened['without'], change: Partial<PointFilter>, name = ''): void => {
    offers.push({ without, name, filter: { ...filter, ...change } });
  };
  if (isBound && !filter.abroad) offer('countries', { abroad: true });
  if (match === 'all') offer('all', { match: 'any' });
  if (open) offer('open', { open: false });
  if (paid || sort === 'price') offer('paid', { paid: false, sort: 'open' });
  if (match === 'all' || materials.length === 1)
    for (const name of materials.slice(0, MOST_MATERIALS))
      offer('material', { materials: materials.filter((other) => other !== name) }, name);
  if (q || thing) offer('words', { q: '', thing: '' });
  return offers;
}
