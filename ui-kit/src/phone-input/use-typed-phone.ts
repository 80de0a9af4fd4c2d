import type { PhoneCountry, TypedPhone } from '@ecocircle/shared-contracts/phone';
import { useState } from 'react';
import { takenDigits } from './national-number.ts';
import { type Edit, editedDigits } from './typed-edit.ts';

/** What a phone field is about. */
export interface PhoneChoice {
  /** E.164, an unfinished number as `write` writes it, or any text with a number. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly countries: readonly PhoneCountry[];
  /** Chosen as long as the value names no other. */
  readonly defaultCountry: PhoneCountry['id'];
  /** How a value is read and written: `readPhone` and `writePhone` of the contracts. */
  readonly read: (text: string, fallback: PhoneCountry['id']) => TypedPhone;
  readonly write: (typed: TypedPhone) => string;
}

/** The country and the digits of a phone field, kept while the value is what they gave. */
export function useTypedPhone(choice: PhoneChoice) {
  const { value, onValueChange, countries, defaultCountry, write } = choice;
  const read = (text: string, fallback: PhoneCountry['id']): TypedPhone => {
    const typed = choice.read(text, fallback);
    if (countries.some(({ id }) => id === typed.country)) return typed;
    return { country: null, digits: text.includes('+') ? text.replaceAll(/\D/g, '') : typed.digits };
  };
  const [known, setKnown] = useState(() => ({ value, typed: read(value, defaultCountry) }));
  const typed = known.value === value ? known.typed : read(value, known.typed.country ?? defaultCountry);

  const set = (next: TypedPhone) => {
    const written = write(next);
    setKnown({ value: written, typed: next });
    if (written !== value) onValueChange(written);
  };
  /** Takes an edit and tells how many digits stand before the caret. A whole number with its plus was filled in. */
  const edit = (edited: Edit): number => {
    if (/\+\d/.test(edited.text)) {
      const next = read(edited.text, typed.country ?? defaultCountry);
      set(next);
      return next.digits.length;
    }
    const { digits, caret } = editedDigits(typed.digits, edited);
    const taken = takenDigits(typed.country, typed.digits, digits);
    set({ ...typed, digits: taken });
    return caret - Number(digits !== taken);
  };
  return { typed, edit, setCountry: (country: PhoneCountry['id']) => set({ ...typed, country }) };
}
