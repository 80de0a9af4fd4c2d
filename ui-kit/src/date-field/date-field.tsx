import type { ReactElement } from 'react';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import type { DateFieldProps } from './date-field-props.ts';
import { DayControl } from './day-control.tsx';
import { useDateField } from './use-date-field.ts';

/**
 * A field for a day, in the figures of the page's language: typed, or chosen in a calendar. Without scripts, and where
 * the calendar does not load, it is the browser's.
 */
export function DateField(props: DateFieldProps): ReactElement {
  const { value, onValueChange, min, max, figures: _, texts, load: __, onFocus, onBlur, ...given } = props;
  const day = useDateField(props);
  const { ids, frame, described, state, touch, rest } = useField({
    ...given,
    error: day.problem || given.error,
  });
  const left = (): void => {
    touch();
    onBlur?.();
  };
  return (
    <FieldFrame {...frame}>
      <DayControl
        {...{ day, ids, state, texts, value, onValueChange, min, max }}
        attributes={{ ...rest, ...described, onFocus }}
        label={frame.label}
        isTicked={state === 'valid'}
        onUnreadable={touch}
        onLeft={left}
      />
    </FieldFrame>
  );
}
