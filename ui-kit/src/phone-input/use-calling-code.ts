import type { PhoneCountry } from '@ecocircle/shared-contracts/phone';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import { foundCountries, meantCountry, typedCode } from './found-countries.ts';

const { InputBlur, InputChange } = useCombobox.stateChangeTypes;
type Reducer = NonNullable<Parameters<typeof useCombobox<PhoneCountry>>[0]['stateReducer']>;

/** Leaving never chooses what merely was highlighted; after typing the first is. */
const keptOrFirst: Reducer = (state, { type, changes }) => {
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem };
  return type === InputChange ? { ...changes, highlightedIndex: 0 } : changes;
};

/** What the choice of a calling code is about. */
export interface CallingCodeChoice {
  readonly countries: readonly PhoneCountry[];
  readonly selected: PhoneCountry | null;
  readonly onSelect: (country: PhoneCountry['id']) => void;
}

/** A country in few letters: its code and its calling code. */
const shortName = (country: PhoneCountry | null): string =>
  country ? `${country.id} +${country.callingCode}` : '';

/** The list of countries that typing narrows. Leaving chooses what the text can only mean, otherwise nothing. */
export function useCallingCode({ countries, selected, onSelect }: CallingCodeChoice, inputId: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed === null ? countries : foundCountries(countries, typed);
  const combobox = useCombobox<PhoneCountry>({
    items: [...shown],
    inputId,
    inputValue: typed ?? shortName(selected),
    selectedItem: selected,
    itemToString: (item) => item?.title ?? '',
    itemToKey: (item) => item?.id,
    stateReducer: keptOrFirst,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem.id);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(null);
    },
  });
  const leave = () => {
    const meant = typed === null ? null : meantCountry(countries, typed);
    if (meant) onSelect(meant.id);
  };
  // At once, and not when downshift tells: letters that are typed fast would get lost.
  const type = (text: string) => setTyped(typedCode(text));
  return { combobox, shown, isTyping: typed !== null, type, leave };
}
