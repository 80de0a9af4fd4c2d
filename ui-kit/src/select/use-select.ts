import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { FieldIds } from '../field/field-frame.tsx';
import { byTitle, isAmong, itemNamed, type SelectItem, selectedFirst, toggled } from './shown-items.ts';

/**
 * none: free text, which selects the item it names. single: one item, choosing closes the list. multi: several,
 * choosing toggles.
 */
export type SelectMode = 'none' | 'single' | 'multi';

/** What becomes of the choice when the items are others: all of it stays, none, or what is among them. */
export type KeptChoice = 'all' | 'none' | 'only-missing';

/** What a select is about. */
export interface SelectChoice {
  readonly mode?: SelectMode;
  readonly items: readonly SelectItem[];
  readonly selected: readonly SelectItem[];
  readonly onSelectedChange: (selected: readonly SelectItem[]) => void;
  /** `all` unless given: a server's search finds others at every key. `only-missing` takes away what is missing alone. */
  readonly keeps?: KeptChoice;
  /** Mode none: the typed text has come to name an item, and it no longer does. */
  readonly onSelect?: (item: SelectItem) => void;
  readonly onDeselect?: (item: SelectItem) => void;
  /** Called as the person types, for items that a server searches. */
  readonly onQueryChange?: (query: string) => void;
  /** Finds the items for a typed text; by the title, as {@link fuzzySearch} does, unless given. Give the identity for a server's search. */
  readonly search?: (items: readonly SelectItem[], query: string) => readonly SelectItem[];
}

const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
type Options = Parameters<typeof useCombobox<SelectItem>>[0];

/** Leaving never chooses what merely was highlighted; with several to choose the list stays open. */
const reducerFor =
  (mode: SelectMode): NonNullable<Options['stateReducer']> =>
  (state, { type, changes }) => {
    if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem };
    const chosen = type === InputKeyDownEnter || type === ItemClick;
    if (chosen && mode === 'multi')
      return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
    return changes;
  };

const namesOf = (items: readonly SelectItem[]): string => JSON.stringify(items.map(({ id }) => id));

/** Takes out of the choice what the items no longer have. */
function useKeptChoice({ keeps = 'all', items, selected, onSelectedChange }: SelectChoice): void {
  const names = namesOf(items);
  const [known, setKnown] = useState(names);
  const itemsChanged = useEffectEvent(() => {
    setKnown(names);
    if (keeps === 'all' || selected.length === 0) return;
    const left = keeps === 'none' ? [] : selected.filter((item) => isAmong(items, item));
    if (left.length < selected.length) onSelectedChange(left);
  });
  useEffect(() => {
    if (names !== known) itemsChanged();
  }, [names, known]);
}

/** The behaviour of {@link Select}: typed text, shown items, choosing. */
export function useSelect(choice: SelectChoice, ids: FieldIds) {
  const { mode = 'single', items, selected, onSelectedChange, onQueryChange, search = byTitle } = choice;
  const [typed, setTyped] = useState<string | null>(null);
  useKeptChoice(choice);
  const query = typed ?? '';
  const shown = selectedFirst(search(items, query), selected);

  const type = (text: string | null) => {
    setTyped(text);
    onQueryChange?.(text ?? '');
  };
  const matchTyped = (text: string) => {
    const [item, before] = [itemNamed(items, text), selected[0]];
    if (item?.id === before?.id) return;
    onSelectedChange(item ? [item] : []);
    if (before) choice.onDeselect?.(before);
    if (item) choice.onSelect?.(item);
  };
  // At once, and not when downshift tells: letters that are typed fast would get lost.
  const typeInto = (text: string) => {
    type(text);
    if (mode === 'none') matchTyped(text);
  };
  const choose = (item: SelectItem) => {
    onSelectedChange(mode === 'multi' ? toggled(selected, item) : [item]);
    type(mode === 'none' ? item.title : null);
  };

  const combobox = useCombobox<SelectItem>({
    items: shown,
    inputId: ids.control,
    labelId: ids.label,
    inputValue: typed ?? (mode === 'multi' ? '' : (selected[0]?.title ?? '')),
    selectedItem: null,
    itemToString: (item) => item?.title ?? '',
    itemToKey: (item) => item?.id,
    stateReducer: reducerFor(mode),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen && mode !== 'none') type(null);
    },
  });

  /** Left and right are for the text: the list is left for it. */
  const returnToText = ({ key }: KeyboardEvent) => {
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (isSideways && combobox.isOpen) combobox.setHighlightedIndex(-1);
  };

  const clear = () => {
    onSelectedChange([]);
    type(null);
  };
  return { combobox, shown, query, typeInto, clear, returnToText };
}
