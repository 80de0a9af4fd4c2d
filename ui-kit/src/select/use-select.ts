import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { FieldIds } from '../field/field-frame.tsx';
import { byTitle, itemNamed, type SelectItem, selectedFirst, toggled } from './shown-items.ts';

/**
 * none: free text, which selects the item it names. single: one item, choosing closes the list. multi: several,
 * choosing toggles.
 */
export type SelectMode = 'none' | 'single' | 'multi';

/** What a select is about. */
export interface SelectChoice {
  readonly mode?: SelectMode;
  readonly items: readonly SelectItem[];
  readonly selected: readonly SelectItem[];
  readonly onSelectedChange: (selected: readonly SelectItem[]) => void;
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

/** The behaviour of {@link Select}: typed text, shown items, choosing. */
export function useSelect(choice: SelectChoice, ids: FieldIds) {
  const { mode = 'single', items, selected, onSelectedChange, onQueryChange, search = byTitle } = choice;
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed ?? '';
  const shown = selectedFirst(search(items, query), selected);

  const type = (text: string | null) => {
    setTyped(text);
    onQueryChange?.(text ?? '');
  };
  const matchTyped = (text: string) => {
    const item = itemNamed(items, text);
    if (item?.id !== selected[0]?.id) onSelectedChange(item ? [item] : []);
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

  const clear = () => {
    onSelectedChange([]);
    type(null);
  };
  return { combobox, shown, query, typeInto, clear };
}
