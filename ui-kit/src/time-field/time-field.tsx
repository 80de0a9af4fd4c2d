import { type ReactElement, useEffect, useRef } from 'react';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { useSentValue } from '../field/use-sent-value.ts';
import { useTypedFigures } from '../field/use-typed-figures.ts';
import { TimeControl } from './time-control.tsx';
import type { TimeFieldProps } from './time-field-props.ts';

/** A field for a time of the clock, typed as the page's language writes it. */
export function TimeField(props: TimeFieldProps): ReactElement {
  const { value, onValueChange, figures, texts, onFocus, onBlur, ...given } = props;
  const input = useRef<HTMLInputElement>(null);
  const typed = useTypedFigures(value, onValueChange, figures);
  const problem = typed.isUnreadable ? texts.unreadable : '';
  const { ids, frame, described, state, touch, rest } = useField({ ...given, error: problem || given.error });
  useSentValue(input, value);
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  const left = (): void => {
    touch();
    onBlur?.();
  };
  return (
    <FieldFrame {...frame}>
      <TimeControl
        {...{ typed, texts, state }}
        attributes={{ ...rest, ...described, id: ids.control, ref: input, onFocus }}
        onUnreadable={touch}
        onLeft={left}
      />
    </FieldFrame>
  );
}
