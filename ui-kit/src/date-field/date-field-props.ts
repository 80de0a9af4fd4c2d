import type { ComponentPropsWithRef } from 'react';
import type { CalendarTexts, LoadedCalendar } from '../calendar/index.ts';
import type { FieldTexts } from '../field/field-frame.tsx';
import type { Figures } from '../field/use-typed-figures.ts';

/** The field's own texts and those of its calendar. */
export interface DateFieldTexts extends CalendarTexts {
  /** How a date is written, such as `mm/dd/yyyy`. */
  readonly placeholder: string;
  readonly open: string;
  readonly close: string;
  readonly clear: string;
  readonly loading: string;
  /** What was typed is no date. */
  readonly unreadable: string;
}

/** Props of the field; a day is `yyyy-mm-dd`, or empty. */
export interface DateFieldProps
  extends Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'className' | 'required' | 'disabled'>,
    FieldTexts {
  readonly value: string;
  readonly onValueChange: (day: string) => void;
  readonly onFocus?: () => void;
  /** The field was left, with its calendar. */
  readonly onBlur?: () => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly valid?: boolean;
  readonly figures: Figures;
  readonly texts: DateFieldTexts;
  /** Loads the calendar when it is opened first; the kit's own unless given. */
  readonly load?: () => Promise<LoadedCalendar>;
}
