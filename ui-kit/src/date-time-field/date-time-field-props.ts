import type { ClockHalves } from '@ecocircle/shared-contracts';
import type { DateFieldProps, DateFieldTexts } from '../date-field/index.ts';
import type { Figures } from '../field/use-typed-figures.ts';
import type { TimeFieldTexts } from '../time-field/index.ts';

/** The field's own texts. */
export interface DateTimeFieldTexts {
  /** What its halves are called. */
  readonly day: string;
  readonly time: string;
  /** One half was given, the other is missing. */
  readonly dayMissing: string;
  readonly timeMissing: string;
}

/** Props of the field. A half that is missing is empty, one that cannot be read stands as it was typed. */
export interface DateTimeFieldProps
  extends Omit<DateFieldProps, 'figures' | 'texts' | 'value' | 'onValueChange'> {
  readonly value: ClockHalves;
  readonly onValueChange: (halves: ClockHalves) => void;
  readonly figures: { readonly day: Figures; readonly time: Figures };
  readonly texts: {
    readonly day: DateFieldTexts;
    readonly time: TimeFieldTexts;
    readonly both: DateTimeFieldTexts;
  };
}
