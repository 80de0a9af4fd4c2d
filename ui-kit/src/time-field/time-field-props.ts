import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '../field/field-frame.tsx';
import type { Figures } from '../field/use-typed-figures.ts';

/** The texts of a field for a time. */
export interface TimeFieldTexts {
  /** How a time is written, such as `hh:mm`. */
  readonly placeholder: string;
  /** What was typed is no time. */
  readonly unreadable: string;
  /** What a phone shows to type it: figures where a time is written in nothing else. */
  readonly keyboard: 'numeric' | 'text';
}

/** Props of the field; a time is `hh:mm`, counted to 24, or empty. */
export interface TimeFieldProps
  extends Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'className' | 'required' | 'disabled'>,
    FieldTexts {
  readonly value: string;
  readonly onValueChange: (time: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly valid?: boolean;
  readonly figures: Figures;
  readonly texts: TimeFieldTexts;
}
