import type { PhoneCountry, TypedPhone } from '@ecocircle/shared-contracts/phone';
import { useState } from 'react';
import { takenDigits } from './national-number.ts';
import { type Edit, editedDigits, isInternational } from './typed-edit.ts';

/** What a phone field is about. */
export interface PhoneChoice {
  /** E.164, an unfinished number as `write` writes it, or any text with a number. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly countries: readonly PhoneCountry[];
  /** Chosen as long as the value names no other. */
  readonly defaultCountry: PhoneCountry['id'];
  /** How a value is read and written: `readPhone` and `writePhone` of the contracts. */
  readonly read: (text: string, fallback: PhoneCountry['id'] | null) => TypedPhone;
  readonly write: (typed: TypedPhone) => string;
}

/** The country and the digits of a phone field, kept while the value is what they gave. */
export function useTypedPhone(choice: PhoneChoice) {
  const { value, onValueChange, countries, defaultCountry, write } = choice;
  const read = (text: string, fallback: PhoneCountry['id'] | null): TypedPhone => {
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
  /** Takes an edit and tells how many digits stand before the caret. */
  const edit = (edited: Edit): number => {
    const { digits, caret } = editedDigits(typed.digits, edited);
    const isAbroad = isInternational(edited.text);
    const before = isAbroad ? null : typed.country;
    const taken = takenDigits(before, typed.digits, digits);
    // A number with its plus stays one until it names its country: +7 alone may be of Russia or of Kazakhstan.
    const next = isAbroad ? read(`+${taken}`, null) : { country: before, digits: taken };
    set(next.country === null && taken === '' && !isAbroad ? { country: defaultCountry, digits: '' } : next);
    const dropped = taken.length - next.digits.length;
    return Math.max(0, caret - Number(digits !== taken) - dropped);
  };
  /** Leaves a number that names no country to the one that its calling code is likely of. */
  const settle = (): void => {
    if (typed.country !== null) return;
    const next = read(typed.digits && `+${typed.digits}`, defaultCountry);
    if (next.country !== null) set(next);
  };
  const setCountry = (country: PhoneCountry['id']): void => {
    const code = countries.find(({ id }) => id === country)?.callingCode ?? '';
    const isOfCode = typed.country === null && typed.digits.startsWith(code);
    set({ country, digits: isOfCode ? typed.digits.slice(code.length) : typed.digits });
  };
  return { typed, edit, settle, setCountry };
}
