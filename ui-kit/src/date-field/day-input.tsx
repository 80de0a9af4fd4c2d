import type { ComponentPropsWithRef, KeyboardEvent, ReactElement } from 'react';
import { useMediaQuery } from '../environment/index.ts';
import control from '../field/control.module.css';
import type { DateFieldProps } from './date-field-props.ts';
import type { useDateField } from './use-date-field.ts';

interface DayInputProps
  extends Pick<DateFieldProps, 'texts' | 'value' | 'onValueChange' | 'min' | 'max'>,
    Pick<ReturnType<typeof useDateField>, 'typed' | 'own' | 'calendar'> {
  readonly attributes: ComponentPropsWithRef<'input'>;
  readonly onUnreadable: () => void;
}

type Facts = Omit<DayInputProps, 'attributes'>;

/** The browser's own field for a date. */
const browserProps = ({ value, onValueChange, min, max, own }: Facts) =>
  ({
    type: 'date',
    value,
    min,
    max,
    onChange: ({ target }) => onValueChange(target.value),
    onBlur: own.settle,
  }) satisfies ComponentPropsWithRef<'input'>;

/** Ours: a date is typed in figures. A finger chooses, since the letters of a phone would cover the calendar. */
function ownProps({ typed, texts, calendar, onUnreadable }: Facts, byFinger: boolean) {
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      calendar.open(event.currentTarget);
    }
    if (event.key === 'Enter' && !typed.finish()) {
      event.preventDefault();
      onUnreadable();
    }
  };
  return {
    type: 'text',
    inputMode: byFinger ? 'none' : undefined,
    autoComplete: 'off',
    placeholder: texts.placeholder,
    value: typed.text,
    onChange: ({ target }) => typed.type(target.value),
    onBlur: typed.finish,
    onKeyDown: press,
    onClick: ({ currentTarget }) => byFinger && calendar.open(currentTarget),
  } satisfies ComponentPropsWithRef<'input'>;
}

/** The input of the field, whosever it is: it stays the same element, with its focus. */
export function DayInput({ attributes, ...props }: DayInputProps): ReactElement {
  const byFinger = useMediaQuery('(pointer: coarse)', false);
  const { isOwn } = props.own;
  return (
    <input
      {...attributes}
      className={control.control}
      {...(isOwn ? ownProps(props, byFinger) : browserProps(props))}
    />
  );
}
