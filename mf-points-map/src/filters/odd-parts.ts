import {
  isUnknown,
  LONGEST_SEARCH,
  MOST_MATERIALS,
  namedIn,
  namesIn,
  type PointFilter,
  SLUG,
} from './point-filter.ts';

/** What of an address means nothing to the map, by the keys of its texts. */
export interface OddPart {
  readonly part:
    | 'at'
    | 'city'
    | 'thing'
    | 'materials'
    | 'match'
    | 'open'
    | 'paid'
    | 'countries'
    | 'sort'
    | 'price'
    | 'words';
  /** What the address says there, as far as it can be shown in a line. */
  readonly said: string;
}

/** Values that are understood; nothing is what forms send of a field that is empty. */
const UNDERSTOOD = {
  match: ['', 'any', 'all'],
  open: ['', 'now'],
  paid: ['', '1'],
  countries: ['', 'all'],
  sort: ['', 'open', 'price'],
} as const;

const LONGEST_SHOWN = 40;

function shortened(value: string): string {
  const plain = value.replaceAll(/\p{Cc}/gu, ' ').trim();
  const letters = [...plain.slice(0, LONGEST_SHOWN + 1).toWellFormed()];
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : letters.join('');
}

/** What an address is compared with. */
export interface Understood {
  /** As the page shows it. */
  readonly filter: PointFilter;
  readonly materials: readonly { readonly id: string }[];
  /** Whether the map opens where the address says. */
  readonly isPlaced: boolean;
}

/** What an address asks for that the map does not know, in the order of what it says most of. */
export function oddParts(search: URLSearchParams, { filter, materials, isPlaced }: Understood): OddPart[] {
  const odd: OddPart[] = [];
  const add = (part: OddPart['part'], value: string): void => void odd.push({ part, said: shortened(value) });
  const [at, city, thing] = [search.get('at'), search.get('city'), search.get('thing')?.trim()];
  if (at && !isPlaced) add('at', at);
  if (city) add('city', city);
  if (thing && !filter.thing) add('thing', thing);
  const names = namesIn(search).filter((name) => name !== '');
  const taken = names.filter((name) => SLUG.test(name) && !isUnknown(name, materials));
  const dropped = names.filter((name) => !taken.slice(0, MOST_MATERIALS).includes(name));
  if (dropped.length > 0) add('materials', dropped.join(', '));
  for (const part of ['match', 'open', 'paid', 'countries', 'sort'] as const) {
    const value = search.get(part) ?? '';
    if (!(UNDERSTOOD[part] as readonly string[]).includes(value)) add(part, value);
  }
  if (search.get('sort') === 'price' && namedIn(filter) === 0) add('price', 'price');
  const words = (['q', 'thing'] as const).find(
    (name) => (search.get(name)?.trim().length ?? 0) > LONGEST_SEARCH,
  );
  if (words) add('words', search.get(words) ?? '');
  return odd;
}
