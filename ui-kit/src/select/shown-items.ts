import { fuzzySearch } from '../fuzzy-search/index.ts';

/** Something that can be chosen. */
export interface SelectItem {
  readonly id: string;
  readonly title: string;
}

const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** Whether an item is among others, by id. */
export const isAmong = (items: readonly SelectItem[], { id }: SelectItem): boolean =>
  items.some((item) => item.id === id);

/** Keeps the items whose title fits the typed text: the search that a select does by itself. */
export const byTitle = (items: readonly SelectItem[], query: string): readonly SelectItem[] =>
  fuzzySearch(items, query, ({ title }) => title);

/** Puts the selected items on top, otherwise in their order. */
export const selectedFirst = (
  items: readonly SelectItem[],
  selected: readonly SelectItem[],
): SelectItem[] => [
  ...items.filter((item) => isAmong(selected, item)),
  ...items.filter((item) => !isAmong(selected, item)),
];

/** The item that a typed text names. */
export const itemNamed = (items: readonly SelectItem[], text: string): SelectItem | undefined =>
  text.trim() === '' ? undefined : items.find((item) => plain(item.title) === plain(text));

/** Takes an item out where it is in, otherwise puts it in. */
export const toggled = (selected: readonly SelectItem[], item: SelectItem): readonly SelectItem[] =>
  isAmong(selected, item) ? selected.filter(({ id }) => id !== item.id) : [...selected, item];
